import type { DataProvider } from 'react-admin';
import { reversed } from '#src/admin/dataProvider/reversed.ts';
import {
  isAfter,
  type Order,
  type Placed,
  type QueueItem,
  type StepName,
  walkRows,
} from '#src/admin/review/walk.ts';
import type { Walked } from './headOf.ts';
import { startingAt } from './startingAt.ts';

// Longer runs of items that others review, or with the same amount, do not occur.
const pagesMax = 20;

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
