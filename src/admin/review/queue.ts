import type { DataProvider } from 'react-admin';
import type { resource } from '#contract/backOffice.ts';
import type { EventKind } from '#contract/events.ts';
import {
  isAfter,
  type Order,
  type Placed,
  type QueueItem,
  type Rows,
  readAgain,
  reversed,
  type Since,
  type StepName,
  startingAt,
  type Walk,
  walkRows,
} from './walk.ts';

/** The waiting items of a resource, oldest first unless the list is filtered or sorted. */
export interface Queue {
  resource: (typeof resource)['deposits' | 'withdrawals'];
  since: Since;
  status: string;
  /** All statuses in which an item waits for a decision. */
  waits: readonly string[];
}

interface ListParams {
  filter: Walk['filter'];
  sort: string | null;
  order: 'ASC' | 'DESC' | null;
}

// Longer runs of items that others review, or with the same amount, do not occur.
const pagesMax = 20;

/**
 * The list as its address or the last visit left it; without a status only what waits. An item that
 * waits but is of another list than the last one belongs to the queue of its status.
 */
export function walkOf(
  queue: Queue,
  list: Partial<ListParams> | undefined,
  itemStatus?: unknown,
): Walk {
  const { filter = {}, sort, order } = list ?? {};
  const { status, flagged, awaits } = filter;
  const isOfOther = status !== undefined && status !== itemStatus;
  const oldestFirst = { field: queue.since, order: 'ASC' } as const;
  if (isOfOther && queue.waits.some((waiting) => waiting === itemStatus)) {
    return { filter: { status: itemStatus }, sort: oldestFirst };
  }
  const isChosen = status !== undefined || flagged === true || Boolean(awaits);
  return {
    filter: isChosen ? filter : { ...filter, status: queue.status },
    sort: sort ? { field: sort, order: order ?? 'ASC' } : oldestFirst,
  };
}

/** Whether an item of a status is in a walk. */
export const isIn = ({ filter }: Walk, { waits }: Pick<Queue, 'waits'>, status: string): boolean =>
  filter.status === undefined ? waits.includes(status) : filter.status === status;

/** The status after an event; a decided deposit waits no longer, whatever was decided. */
export function statusAfter(kind: EventKind): string | undefined {
  const [noun, status] = kind.split('.');
  if (kind === 'deposit.decided') return status;
  return noun === 'withdrawal' ? status : undefined;
}

interface Walked {
  queue: Queue;
  walk: Walk;
}

/** The rows of a walk from its head. Errors: as the provider. */
export async function headOf(
  provider: DataProvider,
  { queue, walk }: Walked,
  before: () => Rows | undefined,
): Promise<Rows> {
  const pagination = { page: 1, perPage: walkRows };
  const { data, total } = await provider.getList<QueueItem>(queue.resource, {
    ...walk,
    pagination,
  });
  return readAgain(before(), { data, total }, { sort: walk.sort, since: queue.since });
}

interface Search extends Walked {
  /** Undefined at the head, or at the end for the way back. */
  from: Placed | undefined;
  step: StepName;
  isFree: (item: QueueItem) => boolean;
}

/**
 * The next or previous item of the walk that staff can decide on, beyond another one; undefined at
 * its end. The other one may have left the walk. Errors: as the provider.
 */
export async function beyond(
  provider: DataProvider,
  { queue, walk, from, step, isFree }: Search,
): Promise<QueueItem | undefined> {
  const sort = step === 'next' ? walk.sort : reversed(walk.sort);
  const order: Order = { sort, since: queue.since };
  const filter = from ? startingAt(walk, from, order) : walk.filter;
  for (let page = 1; page <= pagesMax; page += 1) {
    const { data } = await provider.getList<QueueItem>(queue.resource, {
      filter,
      sort,
      pagination: { page, perPage: walkRows },
    });
    const found = data.find((item) => isFree(item) && (!from || isAfter(item, from, order)));
    if (found || data.length < walkRows) return found;
  }
  return undefined;
}
