import type { QueueItem, Rows, StepName } from '#src/admin/review/walk.ts';

export interface Reader {
  isFree: (item: QueueItem) => boolean;
  /** Items that this person opened, which P opens again. */
  opened: readonly string[];
}

/** The neighbour of an item among the known rows; undefined at their end, or if it is not one. */
export function neighbour(
  { items, left }: Rows,
  { id, step }: { id: string; step: StepName },
  { isFree, opened }: Reader,
): QueueItem | undefined {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return undefined;
  const waits = (item: QueueItem) => isFree(item) && !left.has(item.id);
  if (step === 'next') return items.slice(index + 1).find(waits);
  return items.slice(0, index).findLast((item) => waits(item) || opened.includes(item.id));
}

/** The first of the known rows that waits, apart from one. */
export const firstWaiting = (
  { items, left }: Rows,
  { isFree }: Pick<Reader, 'isFree'>,
  id?: string,
): QueueItem | undefined =>
  items.find((item) => item.id !== id && isFree(item) && !left.has(item.id));

/** Which of the items that are still in the walk; an item that has left it counts for itself. */
export function placeOf({ items, left, total }: Rows, id: string) {
  const still = items.filter((item) => item.id === id || !left.has(item.id));
  const index = still.findIndex((item) => item.id === id);
  if (index === -1 || total === undefined) return undefined;
  return { n: index + 1, of: left.has(id) ? total + 1 : total };
}
