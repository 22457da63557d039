import { useListContext } from 'react-admin';
import { useKeys } from '#src/admin/shell/useKeys.ts';
import { focusRow, rowElement, useCurrentRow, useCursor, useReturnFocus } from './cursor.ts';

interface ListKeysProps {
  /** Opens or closes the preview of the row under the cursor. */
  onPreview?: (() => void) | undefined;
  isSelectable: boolean;
}

/** The keys of a list: J K move, Enter opens, Space previews, X selects. */
export function ListKeys({ onPreview, isSelectable }: ListKeysProps) {
  const { onToggleItem } = useListContext();
  const { index, rows, set } = useCursor();
  useReturnFocus();
  const row = useCurrentRow();
  const current = row && String(row.id);
  const step = (by: number) => (event: KeyboardEvent) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
    if (!next) return;
    event.preventDefault();
    set(String(next.id));
    focusRow(String(next.id));
  };
  // Elsewhere the arrows scroll the page.
  const stepInRows = (by: number) => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-row]')) step(by)(event);
  };
  const onRow = (event: KeyboardEvent) =>
    event.target === document.body ||
    (event.target instanceof Element && event.target.closest('[data-row]') !== null);
  useKeys({
    j: step(1),
    k: step(-1),
    ArrowDown: stepInRows(1),
    ArrowUp: stepInRows(-1),
    Enter: (event) => {
      if (event.target !== document.body || !current) return;
      rowElement(current)?.querySelector<HTMLElement>('[data-opens]')?.click();
    },
    ...(onPreview && {
      ' ': (event: KeyboardEvent) => {
        if (!current || !onRow(event)) return;
        event.preventDefault();
        onPreview();
      },
    }),
    ...(isSelectable && {
      x: () => {
        if (row) onToggleItem(row.id);
      },
    }),
  });
  return null;
}
