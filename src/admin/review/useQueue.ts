import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { type DataProvider, DataProviderContext, useCreatePath, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { cursorKey } from '#src/admin/lists/cursor.ts';
import { recordQuery } from '#src/admin/provider/useRecord.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useIsLive } from '#src/shared/events/useEvents.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { beyond, headOf, type Queue, walkOf } from './queue.ts';
import { useWalkNews, walkKey } from './useWalkNews.ts';
import {
  firstWaiting,
  freeFor,
  neighbour,
  type Placed,
  placeOf,
  type QueueItem,
  type Rows,
  type StepName,
} from './walk.ts';

export interface QueueSteps {
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** The item that `next` opens, once it is known; for reading it ahead. */
  nextId: string | undefined;
  /** Which item of how many this is; unknown far from the head. */
  place: { n: number; of: number } | undefined;
}

/** The open item, as it was when it opened; its row may not be known yet. */
export interface OpenItem {
  id: string;
  row: (Placed & { status?: unknown }) | undefined;
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

interface Finding {
  open: OpenItem | undefined;
  find: (step: StepName, at: OpenItem | undefined) => Promise<QueueItem | undefined>;
}

/** Opens the items that are found, one after another, unless the page was left. */
function useSteps(resource: Queue['resource'], { open, find }: Finding) {
  const [, setCursor] = useStore<object | null>(cursorKey(resource), null);
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toasts = useToasts();
  const state = useRef({ isHere: true, last: Promise.resolve() });
  // A key that comes before the next page is drawn goes on from there.
  const at = useRef(open);
  useEffect(() => {
    if (at.current?.id === open?.id) at.current = open;
  }, [open]);
  useEffect(() => {
    const { current } = state;
    current.isHere = true;
    return () => {
      current.isHere = false;
    };
  }, []);
  const take = async (step: StepName) => {
    const { current } = state;
    if (!current.isHere) return;
    try {
      const found = await find(step, at.current);
      if (!current.isHere) return;
      if (!found) {
        toasts.success(copy.empty);
        return;
      }
      at.current = { id: found.id, row: found };
      setCursor({ id: found.id, index: 0 });
      navigate(createPath({ resource, type: 'show', id: found.id }));
    } catch (error) {
      if (current.isHere) toasts.error(messageOf(error));
    }
  };
  return (step: StepName): Promise<void> => {
    const { current } = state;
    current.last = current.last.then(() => take(step));
    return current.last;
  };
}
