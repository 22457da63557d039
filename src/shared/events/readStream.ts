import { type EventKind, events, type LiveEvent } from '#contract/events.ts';
import { stillEveryMs } from '#contract/lifetimes.ts';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { reach } from '#src/shared/api/reach.ts';
import { exchange } from '#src/shared/api/send.ts';

/** `reset` when events may have been missed: everything may have changed. */
export type News = LiveEvent | { kind: 'reset'; _id: '' };

interface Message {
  kind: EventKind | 'reset' | 'still';
  /** Where the stream goes on after this event. */
  id: string | undefined;
  data: string;
}

interface Reading {
  lastEventId: string;
  signal: AbortSignal;
  onOpen: () => void;
  onNews: (news: News, id: string | undefined) => void;
}

// Two missed signs of life: the connection is dead.
const silenceMaxMs = 2 * stillEveryMs + 5_000;

/**
 * Reads events until the stream ends; false where the server offers none. Errors: ApiError,
 * NetworkError.
 */
export async function readStream({ lastEventId, signal, onOpen, onNews }: Reading) {
  const silence = new AbortController();
  const ended = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), silenceMaxMs);
  try {
    const response = await exchange(events.stream, { lastEventId, signal: ended });
    if (response.status === 204 || !response.body) return false;
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    ended.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    let text = '';
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new NetworkError(cause);
      });
      if (done) return true;
      reach.answered();
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMaxMs);
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const { kind, id, data } of blocks.map(messageOf)) {
        if (kind === 'reset') onNews({ kind, _id: '' }, undefined);
        else if (kind !== 'still') onNews(JSON.parse(data) as LiveEvent, id);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(block: string): Message {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const kind = (fields.get('event') ?? 'still') as Message['kind'];
  return { kind, id: fields.get('id'), data: fields.get('data') ?? '{}' };
}
