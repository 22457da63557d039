import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import { missingGuards } from '#server/platform/db/guards.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { unhurried } from '#server/platform/db/unhurried.ts';
import type { Ports } from '#server/platform/ports.ts';

/** What the last background check found: nothing is ready before the first. */
export interface Health {
  /** The one sentence that says why the server is not ready; undefined when it is. */
  obstacle: string | undefined;
  /** True while an invariant is broken or a guard is off: money stands still until people have looked. */
  moneyHalted: boolean;
  /** True while less disk is left than the reserve: everything can be read, nothing written. */
  diskShort: boolean;
  /** Which triggers of the schema are absent or off; money stands still then too. */
  guardsMissing: readonly string[];
  /** Which invariants are broken, each with its count. */
  brokenLines: readonly string[];
  /** Requests with X-Forwarded-For from an address that is not in TRUSTED_PROXIES. */
  forwardedUntrusted: number;
  /** How many rows break an invariant. */
  brokenRows: number;
  /** When the last check ended; undefined before the first. */
  checkedAt: Date | undefined;
  /** Before this the next check does nothing, so that checks take a fiftieth of the time at most. */
  restUntil: Date | undefined;
  /** True while the last check could not be made: the next answer of the database repeats it. */
  checkFailed: boolean;
  /** When the database last answered the background's question; undefined before the first. */
  answeredAt: Date | undefined;
}

const restPerCheck = 50;

// With a million deposits the check takes seconds: more than a statement of a request may.
const checkLimitMs = 10 * 60_000;

/** A health that nobody has checked yet. */
export const unchecked = (): Health => ({
  obstacle: 'The server has not checked itself yet.',
  moneyHalted: false,
  diskShort: false,
  guardsMissing: [],
  brokenLines: [],
  forwardedUntrusted: 0,
  brokenRows: 0,
  checkedAt: undefined,
  restUntil: undefined,
  checkFailed: false,
  answeredAt: undefined,
});

/**
 * Looks whether the database's guards are in force and reads the ledger's invariants (DESIGN section
 * 4); keeps the result, so that readiness itself never scans the ledger. Each halts money.
 */
export async function checkHealth(ports: Ports): Promise<void> {
  const { db, log, health, clock } = ports;
  const started = clock();
  try {
    health.guardsMissing = await missingGuards(db);
    const triggers = health.guardsMissing;
    if (triggers.length > 0) log('error', 'database guards not in force', { triggers });
    if (!health.restUntil || started >= health.restUntil) await checkLedger(ports, started);
    const { brokenLines: lines } = health;
    health.checkFailed = false;
    health.moneyHalted = lines.length + triggers.length > 0;
    health.obstacle =
      (lines.length > 0 && `The ledger does not agree: ${lines.join(', ')}.`) ||
      (triggers.length > 0 && messages.guardsMissing) ||
      undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', 'health check failed', { reason });
    health.obstacle = messages.unavailable;
    health.checkFailed = true;
    health.checkedAt = clock();
  }
}

async function checkLedger({ db, log, health, clock }: Ports, started: Date): Promise<void> {
  const broken = await unhurried(db, checkLimitMs, brokenInvariants);
  const lines = broken.map(({ invariant, broken: count }) => `${invariant}: ${count}`);
  if (lines.length > 0) log('error', 'ledger invariants broken', { lines });
  health.brokenLines = lines;
  health.brokenRows = broken.reduce((sum, { broken: count }) => sum + Number(count), 0);
  const ended = clock();
  const durationMs = ended.getTime() - started.getTime();
  health.restUntil = new Date(ended.getTime() + restPerCheck * durationMs);
  health.checkedAt = clock();
}

// On one processor: the others are for requests.
async function brokenInvariants(trx: Trx) {
  await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
  return trx.selectFrom('ledger_invariants').selectAll().where('broken', '>', 0n).execute();
}
