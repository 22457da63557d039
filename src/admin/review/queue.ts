import type { DataProvider } from 'react-admin';
import type { resource } from '#contract/backOffice.ts';
import type { Review } from '#contract/reviews.ts';
import type { Owner } from '#src/admin/provider/records.ts';

/** The waiting items of a resource, oldest first. */
export interface Queue {
  resource: (typeof resource)['deposits' | 'withdrawals'];
  /** The field with the time since when an item waits. */
  since: 'depositDate' | 'createdAt';
  status: string;
}

interface WaitingItem {
  id: string;
  user: Owner;
  claimedBy: Review | null;
}

/** The item after which a queue continues. */
export interface QueuePosition {
  id: string;
  at: string;
}

interface Step {
  step: 'next' | 'previous';
  /** Without it the queue is read from its head. */
  from?: QueuePosition;
  staffId: string;
}

// One page is enough: staff never review 25 items at once.
const pageRows = 25;

/**
 * The id of the next or previous item that staff can decide on: not their own, not in review by a
 * colleague. After the last item the queue starts again; undefined if it has no other item.
 */
export async function neighbour(
  provider: DataProvider,
  { resource, since, status }: Queue,
  { step, from, staffId }: Step,
): Promise<string | undefined> {
  const order = step === 'next' ? 'ASC' : 'DESC';
  const isFree = ({ id, user, claimedBy }: WaitingItem) =>
    id !== from?.id && user.id !== staffId && (!claimedBy || claimedBy._id === staffId);
  const firstFree = async (filter: object) => {
    const { data } = await provider.getList<WaitingItem>(resource, {
      filter: { status, ...filter },
      sort: { field: since, order },
      pagination: { page: 1, perPage: pageRows },
    });
    const current = data.findIndex(({ id }) => id === from?.id);
    return data.slice(current + 1).find(isFree);
  };
  const beyond = from && (await firstFree(step === 'next' ? { from: from.at } : { to: from.at }));
  return (beyond ?? (await firstFree({})))?.id;
}
