import type { Review } from '#contract/reviews.ts';
import type { AdminProvider } from '#src/admin/provider/adminProvider.ts';
import type { Owner } from '#src/admin/provider/records.ts';

/** A queue: the waiting items of a resource, the one that waits longest first. */
export interface Queue {
  resource: 'adminTrans' | 'withdrawals';
  /** The field that tells since when an item waits. */
  since: 'depositDate' | 'createdAt';
  status: string;
}

interface Waiting {
  id: string;
  user: Owner;
  claimedBy: Review | null;
}

/** Where in a queue one stands: behind this item, or at its head without one. */
export interface QueuePosition {
  id: string;
  at: string;
}

// Nobody has more items open at once than this: behind so many there is a free one, or none.
const pageRows = 25;

/**
 * The next or previous item of a queue that nobody else reads and that is not one's own; behind the
 * last one it begins again. Undefined when nothing else waits.
 */
export async function neighbour(
  provider: AdminProvider,
  { resource, since, status }: Queue,
  { step, from, staffId }: { step: 'next' | 'previous'; from?: QueuePosition; staffId: string },
): Promise<string | undefined> {
  const order = step === 'next' ? 'ASC' : 'DESC';
  const read = async (filter: object) => {
    const { data } = await provider.getList<Waiting>(resource, {
      filter: { status, ...filter },
      sort: { field: since, order },
      pagination: { page: 1, perPage: pageRows },
    });
    const at = data.findIndex(({ id }) => id === from?.id);
    return data.slice(at + 1).find(isFree);
  };
  const isFree = ({ id, user, claimedBy }: Waiting) =>
    id !== from?.id && user.id !== staffId && (!claimedBy || claimedBy._id === staffId);
  const beyond = from && (await read(step === 'next' ? { from: from.at } : { to: from.at }));
  return (beyond ?? (await read({})))?.id;
}
