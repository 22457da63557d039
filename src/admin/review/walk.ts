import type { SortPayload } from 'react-admin';
import { type Cents, formatDollars, parseAmount } from '#contract/money.ts';
import type { Review } from '#contract/reviewRecord.ts';
import type { Owner } from '#src/admin/provider/records.ts';

/** The list that staff walk through, as it is filtered and sorted. */
export interface Walk {
  filter: Record<string, unknown> & { status?: unknown; flagged?: unknown; awaits?: unknown };
  sort: SortPayload;
}

/** The fields with the time since when an item waits. */
export type Since = 'depositDate' | 'createdAt';

/** The fields that an item is sorted by. */
export type Placed = { id: string; amountCents: Cents } & Partial<Record<Since, string>>;

export type QueueItem = Placed & { user: Owner; claimedBy: Review | null };

export interface Order {
  sort: SortPayload;
  since: Since;
}

/** The rows of a walk from its head, and how many it has; no total if it was not counted. */
export interface Rows {
  items: readonly QueueItem[];
  total: number | undefined;
  /** Items that were in the walk and have left it, as most do by a decision. */
  left: ReadonlySet<string>;
}

export const walkRows = 100;

export type StepName = 'next' | 'previous';

/** Staff decide neither on their own items nor on what a colleague reviews. */
export const freeFor =
  (staffId: string) =>
  ({ user, claimedBy }: QueueItem): boolean =>
    user.id !== staffId && (!claimedBy || claimedBy._id === staffId);

/** Whether an item comes after another one; the server orders equal values by their id. */
export function isAfter(item: Placed, other: Placed, { sort, since }: Order): boolean {
  if (item.id === other.id) return false;
  const [one, two] =
    sort.field === 'amount'
      ? [item.amountCents, other.amountCents]
      : [item[since] ?? '', other[since] ?? ''];
  const rises = one === two ? item.id > other.id : one > two;
  return rises === (sort.order === 'ASC');
}

/**
 * The rows after another read of the head. What has left the walk keeps its place, so that staff can
 * go back to it. Behind a full head it is unknown what has left.
 */
export function readAgain(
  before: Rows | undefined,
  { data, total }: { data: readonly QueueItem[]; total: number | undefined },
  order: Order,
): Rows {
  const known = new Set(data.map(({ id }) => id));
  const last = data.length < walkRows ? undefined : data.at(-1);
  const { items = [], left } = before ?? {};
  const gone = items.filter(
    (item) => !known.has(item.id) && (left?.has(item.id) || !last || isAfter(last, item, order)),
  );
  const sorted = [...data, ...gone.slice(-walkRows)].sort((one, two) =>
    isAfter(one, two, order) ? 1 : -1,
  );
  return { items: sorted, total, left: new Set(gone.map(({ id }) => id)) };
}

/** The rows without an item, which keeps its place. */
export function without(rows: Rows, id: string): Rows {
  const { items, total, left } = rows;
  if (left.has(id) || !items.some((item) => item.id === id)) return rows;
  return { items, total: total && total - 1, left: new Set([...left, id]) };
}

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

export const reversed = ({ field, order }: SortPayload): SortPayload => ({
  field,
  order: order === 'ASC' ? 'DESC' : 'ASC',
});

/** The filter of a walk whose rows begin at an item, in the order of the walk or against it. */
export function startingAt({ filter, sort }: Walk, item: Placed, order: Order) {
  const rises = order.sort.order === 'ASC';
  if (sort.field === 'amount') {
    const name = rises ? 'amountFrom' : 'amountTo';
    const set = parseAmount(String(filter[name]));
    const isNarrower =
      set === undefined || (rises ? item.amountCents > set : item.amountCents < set);
    return isNarrower ? { ...filter, [name]: formatDollars(item.amountCents) } : filter;
  }
  const name = rises ? 'from' : 'to';
  const at = item[order.since] ?? '';
  const set = filter[name];
  if (typeof set !== 'string') return { ...filter, [name]: at };
  // A day includes all its instants, which begin with it.
  const isNarrower = rises ? at > set : at.slice(0, set.length) <= set;
  return isNarrower ? { ...filter, [name]: at } : filter;
}
