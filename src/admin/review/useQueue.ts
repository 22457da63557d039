import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useCreatePath, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { cursorKey } from '#src/admin/lists/cursor.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import {
  beyond,
  freeFor,
  headOf,
  type Queue,
  type QueuePosition,
  type Rows,
  type StepName,
  walkOf,
} from './queue.ts';

export interface QueueSteps {
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** The item that `next` opens, once it is known; for reading it ahead. */
  nextId: string | undefined;
  /** Which item of how many this is; unknown far from the head. */
  place: { n: number; of: number } | undefined;
}

const freshMs = 30_000;

/** The queries of the walks of a resource. */
export const walkKey = (resource: Queue['resource']) => ['queue', resource] as const;

/**
 * Opens the next or previous item of the list as it is filtered and sorted; after its last item it
 * starts again. A toast reports an empty queue.
 */
const none: Rows = { items: [], total: undefined, left: new Set() };

/** Which of the items that are still in the walk. */
function placeOf({ items, left, total = 0 }: Rows, id: string) {
  const still = items.filter((item) => item.id === id || !left.has(item.id));
  const n = still.findIndex((item) => item.id === id) + 1;
  return { n, of: left.has(id) ? total + 1 : total };
}

export function useQueue(queue: Queue, from?: QueuePosition): QueueSteps {
  const provider = useContext(DataProviderContext) as DataProvider;
  const staffId = useSession().user?._id ?? '';
  const [list] = useStore(`${queue.resource}.listParams`);
  const [, setCursor] = useStore<object | null>(cursorKey(queue.resource), null);
  const walk = walkOf(queue, list);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toasts = useToasts();
  const queryKey = [...walkKey(queue.resource), walk];
  const head = {
    queryKey,
    queryFn: () => headOf(provider, { queue, walk }, cache.getQueryData(queryKey)),
  };
  const { data } = useQuery({
    ...head,
    staleTime: freshMs,
    retry: false,
    enabled: from !== undefined,
  });
  const isFree = freeFor(staffId);
  const { items, left, total } = data ?? none;
  const index = from ? items.findIndex(({ id }) => id === from.id) : -1;
  const inHead = (step: StepName) => {
    if (index === -1) return undefined;
    if (step === 'previous') return items.slice(0, index).findLast(isFree);
    return items.slice(index + 1).find((item) => isFree(item) && !left.has(item.id));
  };

  const find = async (step: StepName) => {
    const waits = (rows: Rows) =>
      rows.items.filter((item) => isFree(item) && !rows.left.has(item.id) && item.id !== from?.id);
    if (!from) return waits(await cache.fetchQuery({ ...head, staleTime: 0 }))[0];
    const near = inHead(step) ?? (await beyond(provider, { queue, walk, from, step, staffId }));
    if (near) return near;
    const others = waits(await cache.fetchQuery({ ...head, staleTime: 0 }));
    return step === 'next' ? others[0] : others.at(-1);
  };
  const go = async (step: StepName) => {
    try {
      const found = await find(step);
      if (!found) return toasts.success(copy.empty);
      setCursor({ id: found.id, index: 0 });
      navigate(createPath({ resource: queue.resource, type: 'show', id: found.id }));
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return {
    next: () => go('next'),
    previous: () => go('previous'),
    nextId: inHead('next')?.id,
    place: from && index !== -1 && total ? placeOf(data ?? none, from.id) : undefined,
  };
}
