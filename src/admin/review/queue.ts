import type { resource } from '#contract/backOffice.ts';
import type { EventKind } from '#contract/events.ts';
import type { Since, Walk } from './walk.ts';

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
