import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { EventKind } from '#contract/events.ts';
import { eventKindsOf } from '#src/admin/provider/eventKinds.ts';
import { isIn, type Queue, statusAfter } from '#src/admin/review/queue.ts';
import { type Rows, type Walk, without } from '#src/admin/review/walk.ts';
import { useEvents } from '#src/shared/events/useEvents.ts';

/** The queries of the walks of a resource. */
export const walkKey = (resource: Queue['resource']) => ['queue', resource] as const;

const openedKey = (resource: Queue['resource']) => ['opened', resource] as const;
const openedMax = 100;
const none: readonly string[] = [];

/** Takes items that were decided out of the walks, in their places and without a request. */
export function useLeave({ resource, waits }: Queue) {
  const cache = useQueryClient();
  return useCallback(
    (id: string, status: string) => {
      for (const query of cache.getQueryCache().findAll({ queryKey: walkKey(resource) })) {
        if (isIn(query.queryKey[2] as Walk, { waits }, status)) continue;
        const { dataUpdatedAt: updatedAt } = query.state;
        // The age of the rows stays: they are read again when they are due.
        cache.setQueryData<Rows>(query.queryKey, (rows) => rows && without(rows, id), {
          updatedAt,
        });
      }
    },
    [cache, resource, waits],
  );
}

/** New items join where they belong when the walk is read for the next item. */
const isNew = (kind: EventKind) => kind === 'deposit.made' || kind === 'withdrawal.requested';

/** Notes which items this person opened, and follows what colleagues decide and review. */
export function useWalkNews(queue: Queue, id: string | undefined) {
  const cache = useQueryClient();
  const { resource } = queue;
  const opened = () => cache.getQueryData<string[]>(openedKey(resource)) ?? none;
  useEffect(() => {
    if (id === undefined) return;
    cache.setQueryData<string[]>(openedKey(resource), (before = []) =>
      [...before.filter((other) => other !== id), id].slice(-openedMax),
    );
  }, [cache, resource, id]);
  const leave = useLeave(queue);
  useEvents(eventKindsOf(resource), (news) => {
    if (news.kind === 'reset') return void cache.invalidateQueries({ queryKey: walkKey(resource) });
    const status = statusAfter(news.kind);
    if (status) leave(news._id, status);
    if (isNew(news.kind)) {
      return void cache.invalidateQueries({ queryKey: walkKey(resource), refetchType: 'none' });
    }
    // The own reviews are those of the open item and the one before it.
    const isOwn = opened().slice(-2).includes(news._id);
    if (news.kind !== 'review.changed' || isOwn) return;
    void cache.invalidateQueries({
      queryKey: walkKey(resource),
      predicate: ({ state }) =>
        (state.data as Rows | undefined)?.items.some((item) => item.id === news._id) ?? false,
    });
  });
  return { opened };
}
