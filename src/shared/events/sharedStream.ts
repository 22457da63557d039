import { reach } from '#src/shared/api/reach.ts';
import { session } from '#src/shared/session/session.ts';
import { joinTabs } from './joinTabs.ts';
import type { News } from './readStream.ts';

type OnNews = (news: News) => void;

/** The events of this tab's user while anything listens. */
export function openSharedStream() {
  const listeners = new Set<OnNews>();
  const watchers = new Set<() => void>();
  const state = { lastEventId: '', wasLive: false, isLive: false };
  let leave: (() => void) | undefined;

  const onNews = (news: News, id: string | undefined) => {
    state.lastEventId = news.kind === 'reset' ? '' : (id ?? state.lastEventId);
    for (const listener of listeners) listener(news);
  };
  const onLive = (isLive: boolean) => {
    state.wasLive ||= isLive;
    if (state.isLive === isLive) return;
    state.isLive = isLive;
    // The stream broke: perhaps the server is gone.
    if (!isLive && leave) reach.failed();
    for (const watcher of watchers) watcher();
  };
  const join = () => {
    const userId = session.read().user?._id;
    if (userId) leave = joinTabs({ userId, state: () => state, onNews, onLive });
  };
  // A page that the browser keeps for "back" must not keep the lock.
  const pause = () => {
    const end = leave;
    leave = undefined;
    end?.();
  };
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !leave) join();
  };
  const begin = () => {
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
    join();
  };
  const end = () => {
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', resume);
    pause();
    // The next listener may be of another user.
    Object.assign(state, { lastEventId: '', wasLive: false });
  };
  return {
    isLive: () => state.isLive,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    listen(listener: OnNews): () => void {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
}

export const sharedStream = openSharedStream();
