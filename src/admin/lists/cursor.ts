import { useCallback, useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';

/** The row under the keyboard cursor. `index` names the next row once this one has left the list. */
interface Cursor {
  id: string;
  index: number;
}

export const cursorKey = (resource: string) => `${resource}.cursor`;

/** The element of a row, or of a card, and the control in it that opens the record. */
export const rowElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-row="${CSS.escape(id)}"]`);

export function focusRow(id: string): void {
  const row = rowElement(id);
  (row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector('a'))?.focus();
}

/** The cursor of the current list, which survives a visit to a record. */
export function useCursor() {
  const { resource, data } = useListContext();
  const [cursor, setCursor] = useStore<Cursor | null>(cursorKey(resource), null);
  const rows = data ?? [];
  const at = cursor ? rows.findIndex(({ id }) => id === cursor.id) : -1;
  const index = at === -1 && cursor ? Math.min(cursor.index, rows.length - 1) : at;
  const set = useCallback(
    (id: string) => setCursor({ id, index: rows.findIndex((row) => row.id === id) }),
    [setCursor, rows],
  );
  return { record: rows[index], index, rows, set };
}

/** The row that the keys of a list mean: that under the cursor, or the first until one is chosen. */
export function useCurrentRow() {
  const { record, rows } = useCursor();
  return record ?? rows[0];
}

/** Puts the focus on the cursor's row when the list opens again, unless something else has it. */
export function useReturnFocus(): void {
  const { record } = useCursor();
  const id = record === undefined ? undefined : String(record.id);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body || activeElement.id === 'main';
    if (id !== undefined && isFree) focusRow(id);
  }, [id]);
}
