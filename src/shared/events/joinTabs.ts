import { keepStream } from './keepStream.ts';
import type { News } from './readStream.ts';

type Message =
  | { about: 'news'; news: News; id: string | undefined }
  | { about: 'live'; isLive: boolean }
  | { about: 'question' };

interface Tab {
  userId: string;
  /** Where the stream goes on if this tab reads it. */
  state: () => { lastEventId: string; wasLive: boolean; isLive: boolean };
  onNews: (news: News, id: string | undefined) => void;
  onLive: (isLive: boolean) => void;
}

/**
 * One stream for all tabs of a user: the tab that has the lock reads it and passes it on. Without
 * locks, as on a page without https, screens only poll. Returns the function that
 * leaves.
 */
export function joinTabs({ userId, state, onNews, onLive }: Tab): () => void {
  const { locks } = navigator as { locks?: LockManager | null };
  if (!locks || !('BroadcastChannel' in globalThis)) return () => {};
  const name = `events-${userId}`;
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(name);
  let isReader = false;
  const tell = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.about === 'news') onNews(data.news, data.id);
    else if (data.about === 'live') onLive(data.isLive);
    else if (isReader) tell({ about: 'live', isLive: state().isLive });
  };
  tell({ about: 'question' });
  const read = async () => {
    isReader = true;
    const { lastEventId, wasLive: isLate } = state();
    await keepStream({
      signal,
      lastEventId,
      isLate,
      onNews: (news, id) => {
        onNews(news, id);
        tell({ about: 'news', news, id });
      },
      onLive: (isLive) => {
        if (signal.aborted) return;
        onLive(isLive);
        tell({ about: 'live', isLive });
      },
    });
  };
  // The lock of a tab that is closed goes to the next one.
  locks.request(name, { signal }, read).catch(() => {});
  return () => {
    if (isReader) tell({ about: 'live', isLive: false });
    ended.abort();
    channel.close();
    onLive(false);
  };
}
