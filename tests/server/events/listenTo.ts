import { events, type LiveEvent } from '#contract/events.ts';
import { backendPath } from '#contract/host.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Reachable } from '#tests/support/caller.ts';

/** An event as a client reads it; `still` and `reset` have no data. */
export interface ReadEvent {
  id: string | undefined;
  event: string;
  data: LiveEvent;
}

export interface Listener {
  status: number;
  headers: Headers;
  /** The next event that is not `still`; undefined at the end of the stream. */
  next(): Promise<ReadEvent | undefined>;
  leave(): Promise<void>;
}

/**
 * Opens a stream of events as a client does. Of an app in this process it leaves out the earlier
 * events with which a stream begins while another test's transaction is open (decision 20).
 */
export async function listenTo(
  { app, db }: Reachable & { db?: Db },
  token: string,
  lastEventId?: string,
): Promise<Listener> {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (lastEventId) headers.set('Last-Event-ID', lastEventId);
  const earlier = db && !lastEventId ? await newestId(db) : 0n;
  const request = new Request(`http://localhost${backendPath}${events.stream.path}`, { headers });
  const answer = await app.fetch(request, { address: '127.0.0.1' });
  const { status, headers: answered, body } = answer;
  if (!body) throw new Error('The stream has no body.');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const next = async (): Promise<ReadEvent | undefined> => {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
      return next();
    }
    const fields = new Map(
      text
        .slice(0, end)
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    text = text.slice(end + 2);
    const event = fields.get('event') ?? '';
    const id = fields.get('id');
    const isEarlier = id !== undefined && BigInt(id.split('-')[1] ?? 0) <= earlier;
    if (event === 'still' || isEarlier) return next();
    return { id, event, data: JSON.parse(fields.get('data') ?? '{}') };
  };
  return { status, headers: answered, next, leave: () => reader.cancel() };
}

async function newestId(db: Db): Promise<bigint> {
  const { newest } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return BigInt(newest ?? 0);
}
