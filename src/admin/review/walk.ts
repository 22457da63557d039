import type { SortPayload } from 'react-admin';
import type { Cents } from '#contract/money.ts';
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
