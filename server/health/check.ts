import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/tables.ts';
import type { Ports } from '#server/ports.ts';

/** What the last background check found: nothing is ready before the first. */
export interface Health {
  /** The one sentence that says why the server is not ready; undefined when it is. */
  obstacle: string | undefined;
  /** True while an invariant of the ledger is broken: money stands still until people have looked. */
  moneyHalted: boolean;
  /** True while less disk is left than the reserve: everything can be read, nothing written. */
  diskShort: boolean;
  /** Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES. */
  forwardedUntrusted: number;
  /** How many rows break an invariant. */
  brokenRows: number;
  /** When the last check ended; undefined before the first. */
  checkedAt: Date | undefined;
  /** Before this the next check does nothing, so that checks take a fiftieth of the time at most. */
  restUntil: Date | undefined;
}

const restPerCheck = 50;

/** A health that nobody has checked yet. */
export const unchecked = (): Health => ({
  obstacle: 'The server has not checked itself yet.',
  moneyHalted: false,
  diskShort: false,
  forwardedUntrusted: 0,
  brokenRows: 0,
  checkedAt: undefined,
  restUntil: undefined,
});

/**
 * Reads the ledger's invariants (DESIGN section 4) and keeps the result, so that readiness itself
 * never scans the ledger.
 */
export async function checkHealth({ db, log, health, clock }: Ports): Promise<void> {
  const started = clock();
  if (health.restUntil && started < health.restUntil) return;
  try {
    const broken = await db.transaction().execute(brokenInvariants);
    const lines = broken.map(({ invariant, broken: count }) => `${invariant}: ${count}`);
    if (lines.length > 0) log('error', 'ledger invariants broken', { lines });
    health.brokenRows = broken.reduce((sum, { broken: count }) => sum + Number(count), 0);
    health.moneyHalted = lines.length > 0;
    health.obstacle =
      lines.length > 0 ? `The ledger does not agree: ${lines.join(', ')}.` : undefined;
    const ended = clock();
    const durationMs = ended.getTime() - started.getTime();
    health.restUntil = new Date(ended.getTime() + restPerCheck * durationMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', 'health check failed', { reason });
    health.obstacle = messages.unavailable;
  }
  health.checkedAt = clock();
}

/** With a million deposits this takes seconds: longer than a request may, and on one processor. */
async function brokenInvariants(trx: Db) {
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
  return trx.selectFrom('ledger_invariants').selectAll().where('broken', '>', 0n).execute();
}
