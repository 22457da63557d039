import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useStore } from 'react-admin';
import { recordQuery } from '#src/admin/provider/useRecord.ts';
import { type Queue, walkOf } from '#src/admin/review/queue.ts';
import {
  freeFor,
  type Placed,
  type QueueItem,
  type Rows,
  type StepName,
} from '#src/admin/review/walk.ts';
import { useIsLive } from '#src/shared/events/useEvents.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { beyond } from './beyond.ts';
import { headOf } from './headOf.ts';
import { firstWaiting, neighbour, placeOf } from './neighbour.ts';
import { type OpenItem, useSteps } from './useSteps.ts';
import { useWalkNews, walkKey } from './useWalkNews.ts';

export interface QueueSteps {
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** The item that `next` opens, once it is known; for reading it ahead. */
  nextId: string | undefined;
  /** Which item of how many this is; unknown far from the head. */
  place: { n: number; of: number } | undefined;
}

// Events keep the walk fresh while they arrive.
const freshMs = { live: 300_000, polled: 30_000 };
const none: Rows = { items: [], total: undefined, left: new Set() };

/**
 * Opens the next or previous item of the list as it is filtered and sorted; after its last item it
 * starts again. A toast reports an empty queue.
 */
export function useQueue(queue: Queue, open?: OpenItem): QueueSteps {
  const provider = useContext(DataProviderContext) as DataProvider;
  const staffId = useSession().user?._id ?? '';
  const [list] = useStore(`${queue.resource}.listParams`);
  const walk = walkOf(queue, list, open?.row?.status);
  const cache = useQueryClient();
  const queryKey = [...walkKey(queue.resource), walk];
  const known = () => cache.getQueryData<Rows>(queryKey);
  const head = { queryKey, queryFn: () => headOf(provider, { queue, walk }, known) };
  const { data = none } = useQuery({
    ...head,
    staleTime: useIsLive() ? freshMs.live : freshMs.polled,
    retry: false,
    enabled: open !== undefined,
  });
  const { opened } = useWalkNews(queue, open?.id);
  const isFree = freeFor(staffId);

  const find = async (step: StepName, at: OpenItem | undefined) => {
    const search = { queue, walk, step, isFree };
    if (at) {
      const { id } = at;
      const near = neighbour(known() ?? none, { id, step }, { isFree, opened: opened() });
      if (near) return near;
      const read = recordQuery<Placed>(provider, { resource: queue.resource, id });
      const far = await beyond(provider, {
        ...search,
        from: at.row ?? (await cache.fetchQuery(read)),
      });
      if (far) return far;
    }
    const isOther = (item: QueueItem) => isFree(item) && item.id !== at?.id;
    const first = firstWaiting(
      await cache.fetchQuery({ ...head, staleTime: 0 }),
      { isFree },
      at?.id,
    );
    if (first && step === 'next') return first;
    return beyond(provider, { ...search, from: undefined, isFree: isOther });
  };
  const go = useSteps(queue.resource, { open, find });
  return {
    next: () => go('next'),
    previous: () => go('previous'),
    nextId: open && neighbour(data, { id: open.id, step: 'next' }, { isFree, opened: [] })?.id,
    place: open && placeOf(data, open.id),
  };
}
