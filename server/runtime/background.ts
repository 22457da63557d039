import type { Engine } from '#server/platform/db/engine.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { checkAnswers } from '#server/platform/health/answers.ts';
import { checkHealth } from '#server/platform/health/check.ts';
import { checkDisk } from '#server/platform/health/disk.ts';
import { deliverDue } from '#server/platform/outbox/deliver.ts';
import type { Ports } from '#server/platform/ports.ts';
import { refreshRates } from '#server/prices/refresh.ts';

/** Work that goes on beside requests, and how it stops: the round under way is finished. */
export interface Background {
  stop(): Promise<void>;
}

/** Delivers mails every second, looks at disk and database, checks the ledger, reads the rates, tidies up. */
export function startBackground(ports: Ports, engine: Engine<Tables>): Background {
  const rounds = [
    every(1_000, ports, 'mails', () => deliverDue(ports)),
    every(2_000, ports, 'database', () => checkAnswers(ports)),
    every(60_000, ports, 'health', () => checkHealth(ports)),
    every(10_000, ports, 'disk', () => checkDisk(ports)),
    every(60_000, ports, 'upkeep', async () => engine.keepUp?.()),
    every(3_600_000, ports, 'expired', () => deleteExpired(ports)),
    // Without it a day that nobody visits would have no rate in the history.
    every(60_000, ports, 'rates', () => refreshRates(ports)),
  ];
  return {
    stop: async () => {
      await Promise.all(rounds.map((stop) => stop()));
    },
  };
}

function every(
  intervalMs: number,
  ports: Ports,
  name: string,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const run = () => {
    round = work()
      .then(() => {})
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        ports.log('error', 'background work failed', { name, reason });
      })
      .then(() => {
        if (!stopped) timer = setTimeout(run, intervalMs);
      });
  };
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
