import type { Ports } from '#server/platform/ports.ts';
import { endRevoked } from './endRevoked.ts';
import { keepReading } from './keepReading.ts';
import { isFor, type Position, readAfter, readPosition } from './readAfter.ts';
import type { Reader } from './reader.ts';
import { requireRoom } from './requireRoom.ts';

/** One query serves all streams of this process. */
export interface Hub {
  /** The reader gets what follows the returned position. Errors: 429 too many, 503 closed. */
  join(reader: Reader): Promise<Position>;
  leave(reader: Reader): void;
  /** Ends all streams and refuses others. */
  close(): void;
  readerCount(): number;
}

const hubs = new WeakMap<Ports, Hub>();

export function hubOf(ports: Ports): Hub {
  const hub = hubs.get(ports) ?? openHub(ports);
  hubs.set(ports, hub);
  return hub;
}

interface Reading {
  position: Position;
  stop: () => void;
}

function openHub(ports: Ports): Hub {
  const readers = new Set<Reader>();
  let reading: Promise<Reading> | undefined;
  let joining = 0;
  let isClosed = false;

  const start = async (): Promise<Reading> => {
    const started: Reading = { position: await readPosition(ports.db), stop: () => {} };
    started.stop = keepReading(ports, {
      read: (checksSessions) => deliver(started, checksSessions),
      still: () => {
        for (const reader of readers) reader.still();
      },
    });
    return started;
  };
  const deliver = async (current: Reading, checksSessions: boolean): Promise<boolean> => {
    const { settled, isMore } = await readAfter(ports.db, current.position);
    if (settled.length > 0 || checksSessions) await endRevoked(ports, readers);
    // From here on without a pause: who joins now begins behind these events.
    for (const event of settled) {
      for (const reader of readers) if (isFor(event, reader.user)) reader.send(event);
    }
    current.position = settled.at(-1) ?? current.position;
    return isMore;
  };
  const stopIfUnused = () => {
    if (readers.size + joining > 0) return;
    void reading?.then(({ stop }) => stop());
    reading = undefined;
  };
  return {
    readerCount: () => readers.size,
    leave: (reader) => {
      if (readers.delete(reader)) stopIfUnused();
    },
    async join(reader) {
      joining += 1;
      try {
        reading ??= start().catch((error: unknown) => {
          reading = undefined;
          throw error;
        });
        const started = await reading;
        requireRoom(ports, { readers, isClosed }, reader);
        readers.add(reader);
        return started.position;
      } finally {
        joining -= 1;
        stopIfUnused();
      }
    },
    close() {
      isClosed = true;
      for (const reader of [...readers]) reader.end();
    },
  };
}
