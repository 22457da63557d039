import type { DataProvider } from 'react-admin';
import type { Queue } from '#src/admin/review/queue.ts';
import {
  type QueueItem,
  type Rows,
  readAgain,
  type Walk,
  walkRows,
} from '#src/admin/review/walk.ts';

/** A queue, and the list of it that staff walk through. */
export interface Walked {
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
