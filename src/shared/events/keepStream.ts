import { ApiError } from '#src/shared/api/apiError.ts';
import { type News, readStream } from './readStream.ts';

const retryFirstMs = 1_000;
const retryMaxMs = 30_000;

interface Keeping {
  signal: AbortSignal;
  lastEventId: string;
  /** Events may have been missed before: the first stream has no id to go on from. */
  isLate: boolean;
  onNews: (news: News, id: string | undefined) => void;
  onLive: (isLive: boolean) => void;
}

/** Reads events until the signal, and connects again. Ends where there are none for this session. */
export async function keepStream({ signal, onNews, onLive, ...start }: Keeping): Promise<void> {
  let { lastEventId, isLate } = start;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const isOffered = await readStream({
        lastEventId,
        signal,
        onOpen: () => {
          failures = 0;
          if (isLate && lastEventId === '') onNews({ kind: 'reset', _id: '' }, undefined);
          isLate = true;
          onLive(true);
        },
        onNews: (news, id) => {
          // After a reset everything was read, later than any earlier event.
          lastEventId = news.kind === 'reset' ? '' : (id ?? lastEventId);
          onNews(news, id);
        },
      });
      if (!isOffered) return;
    } catch (error) {
      if (signal.aborted || isFinal(error)) return;
    } finally {
      onLive(false);
    }
    await pause(retryMs(failures), signal);
    failures += 1;
  }
}

const isFinal = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

// Not all clients at the same moment, such as after a restart of the server.
const retryMs = (failures: number) =>
  Math.min(retryMaxMs, retryFirstMs * 2 ** failures) * (0.5 + Math.random());

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
