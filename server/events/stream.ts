import type { SignedIn } from '#server/platform/http/session.ts';
import type { Ports } from '#server/platform/ports.ts';
import { eventText, positionOf, resetText, stillText } from './eventText.ts';
import { hubOf } from './hub.ts';
import { type EventRow, type Position, readMissed } from './readAfter.ts';
import type { Reader } from './reader.ts';

// A client that reads nothing must not fill the memory: it connects again and catches up.
const textsMax = 256;

/**
 * The events of a user from now on, or from `lastEventId` on; `reset` if that is too old. Errors: 429
 * too many streams, 503 the server stops.
 */
export async function openStream(
  ports: Ports,
  user: SignedIn,
  lastEventId: string,
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(ports);
  const encoder = new TextEncoder();
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waiting: EventRow[] | undefined = [];
  const leave = () => {
    output = undefined;
    hub.leave(reader);
  };
  const end = () => {
    output?.close();
    leave();
  };
  const write = (text: string) => {
    if (!output) return;
    if ((output.desiredSize ?? 0) <= 0) end();
    else output.enqueue(encoder.encode(text));
  };
  const reader: Reader = {
    user,
    send: (event) => (waiting ? void waiting.push(event) : write(eventText(event))),
    still: () => write(stillText),
    end,
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        output = controller;
      },
      cancel: leave,
    },
    { highWaterMark: textsMax },
  );
  const to = await hub.join(reader);
  try {
    // The first text sends the headers.
    write(stillText + (await catchUp({ ports, user, lastEventId }, to)));
  } catch (error) {
    leave();
    throw error;
  }
  const since = waiting;
  waiting = undefined;
  for (const event of since) reader.send(event);
  return stream;
}

interface Missed {
  ports: Ports;
  user: SignedIn;
  lastEventId: string;
}

async function catchUp({ ports, user, lastEventId }: Missed, to: Position): Promise<string> {
  if (lastEventId === '') return '';
  const from = positionOf(lastEventId);
  const missed = from && (await readMissed(ports.db, { from, to }, user));
  return missed ? missed.map(eventText).join('') : resetText;
}
