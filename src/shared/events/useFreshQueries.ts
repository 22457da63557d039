import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventKind } from '#contract/events.ts';
import type { News } from './readStream.ts';
import { useEvents } from './useEvents.ts';

const gapMs = 1_000;

/** Reads queries again on events of these kinds, at most once a second. */
export function useFreshQueries(
  kinds: readonly EventKind[],
  keys: readonly QueryKey[],
  isKnown?: (news: News) => boolean,
): void {
  const cache = useQueryClient();
  const gap = useRef<{ timer?: ReturnType<typeof setTimeout>; isDue: boolean }>({ isDue: false });
  useEffect(() => () => clearTimeout(gap.current.timer), []);
  const refresh = () => {
    const { current } = gap;
    if (current.timer !== undefined) {
      current.isDue = true;
      return;
    }
    for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
    current.timer = setTimeout(() => {
      delete current.timer;
      if (!current.isDue) return;
      current.isDue = false;
      refresh();
    }, gapMs);
  };
  useEvents(kinds, (news) => {
    if (!isKnown?.(news)) refresh();
  });
}
