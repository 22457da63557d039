import type { DataProvider, SortPayload } from 'react-admin';
import type { resource } from '#contract/backOffice.ts';
import { type Cents, formatDollars } from '#contract/money.ts';
import type { Review } from '#contract/reviews.ts';
import type { Owner } from '#src/admin/provider/records.ts';

/** The waiting items of a resource, oldest first unless the list is filtered or sorted. */
export interface Queue {
  resource: (typeof resource)['deposits' | 'withdrawals'];
  /** The field with the time since when an item waits. */
  since: 'depositDate' | 'createdAt';
  status: string;
  /** All statuses in which an item waits for a decision. */
  waits: readonly string[];
}

type Filter = Record<string, unknown> & { status?: unknown; flagged?: unknown; awaits?: unknown };

/** The list that staff walk through, as it is filtered and sorted. */
export interface Walk {
  filter: Filter;
  sort: SortPayload;
}

export type QueueItem = {
  id: string;
  user: Owner;
  amountCents: Cents;
  claimedBy: Review | null;
} & Partial<Record<Queue['since'], string>>;

/** The item after which a queue continues. */
export interface QueuePosition {
  id: string;
  at: string;
  amountCents: Cents;
}

export type StepName = 'next' | 'previous';

/** The rows of a walk from its head, and how many it has; no total if it was not counted. */
export interface Rows {
  items: QueueItem[];
  total: number | undefined;
  /** Items that were in the walk and have left it, as most do by a decision. */
  left: ReadonlySet<string>;
}

export const walkRows = 100;

// Longer runs of items that others review, or with the same amount, do not occur.
const pagesMax = 5;

/** The list as its address or the last visit left it; without a status only what waits. */
export function walkOf(queue: Queue, list: Partial<ListParams> | undefined): Walk {
  const { filter = {}, sort, order } = list ?? {};
  const isChosen = filter.status !== undefined || filter.flagged === true || filter.awaits;
  return {
    filter: isChosen ? filter : { ...filter, status: queue.status },
    sort: { field: sort ?? queue.since, order: (sort && order) || 'ASC' },
  };
}

interface ListParams {
  filter: Filter;
  sort: string | null;
  order: 'ASC' | 'DESC' | null;
}

/**
 * The rows of a walk from its head. What has left it since the last read keeps its place, so that
 * staff can go back to what they have just decided.
 */
export async function headOf(
  provider: DataProvider,
  { queue, walk }: { queue: Queue; walk: Walk },
  before: Rows | undefined,
): Promise<Rows> {
  const { data, total } = await provider.getList<QueueItem>(queue.resource, {
    ...walk,
    pagination: { page: 1, perPage: walkRows },
  });
  const known = new Set(data.map(({ id }) => id));
  const gone = (before?.items ?? []).filter(({ id }) => !known.has(id)).slice(-walkRows);
  const items = [...data, ...gone].sort((one, other) =>
    isAfter(one, positionOf(queue, other), { queue, sort: walk.sort }) ? 1 : -1,
  );
  return { items, total, left: new Set(gone.map(({ id }) => id)) };
}

const positionOf = ({ since }: Queue, { id, amountCents, ...item }: QueueItem): QueuePosition => ({
  id,
  amountCents,
  at: item[since] ?? '',
});

/** Staff decide neither on their own items nor on what a colleague reviews. */
export const freeFor =
  (staffId: string) =>
  ({ user, claimedBy }: QueueItem): boolean =>
    user.id !== staffId && (!claimedBy || claimedBy._id === staffId);

/**
 * The next or previous item of the walk that staff can decide on, beyond a position; undefined at
 * its end. The position may have left the walk.
 */
export async function beyond(
  provider: DataProvider,
  { queue, walk, from, step, staffId }: Search,
): Promise<QueueItem | undefined> {
  const forward = step === 'next';
  const sort = forward ? walk.sort : reversed(walk.sort);
  const isFree = freeFor(staffId);
  const filter = { ...walk.filter, ...bound(walk, from, forward) };
  for (let page = 1; page <= pagesMax; page += 1) {
    const pagination = { page, perPage: walkRows };
    const { data } = await provider.getList<QueueItem>(queue.resource, {
      filter,
      sort,
      pagination,
    });
    const found = data.find((item) => isFree(item) && isAfter(item, from, { queue, sort }));
    if (found || data.length < walkRows) return found;
  }
  return undefined;
}

interface Search {
  queue: Queue;
  walk: Walk;
  from: QueuePosition;
  step: StepName;
  staffId: string;
}

const reversed = ({ field, order }: SortPayload): SortPayload => ({
  field,
  order: order === 'ASC' ? 'DESC' : 'ASC',
});

/** The filter that starts the rows at a position, within the filter of the list. */
function bound({ filter, sort }: Walk, from: QueuePosition, forward: boolean) {
  const rises = (sort.order === 'ASC') === forward;
  const byAmount = sort.field === 'amount';
  const name = byAmount ? (rises ? 'amountFrom' : 'amountTo') : rises ? 'from' : 'to';
  const set = filter[name];
  // A day as upper bound includes the whole day, so the narrower one of both is not obvious.
  if (set !== undefined && !byAmount) return {};
  return { [name]: byAmount ? formatDollars(from.amountCents) : from.at };
}

// The server orders rows with the same value by their id.
function isAfter(
  item: QueueItem,
  from: QueuePosition,
  { queue, sort }: { queue: Queue; sort: SortPayload },
): boolean {
  if (item.id === from.id) return false;
  const sign = sort.order === 'ASC' ? 1 : -1;
  const values: [Cents, Cents] | [string, string] =
    sort.field === 'amount'
      ? [item.amountCents, from.amountCents]
      : [item[queue.since] ?? '', from.at];
  if (values[0] === values[1]) return sign * (item.id > from.id ? 1 : -1) > 0;
  return sign * (values[0] > values[1] ? 1 : -1) > 0;
}
