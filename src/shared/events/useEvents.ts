import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { EventKind } from '#contract/events.ts';
import type { News } from './readStream.ts';
import { sharedStream } from './sharedStream.ts';

/** Calls back on each event of these kinds, and on `reset`. `kinds` is a constant. */
export function useEvents(kinds: readonly EventKind[], onEvent: (news: News) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(
    () =>
      sharedStream.listen((news) => {
        if (news.kind === 'reset' || kinds.includes(news.kind)) latest.current(news);
      }),
    [kinds],
  );
}

/** Whether events arrive; otherwise a screen polls more often. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(sharedStream.watch, sharedStream.isLive, () => false);
