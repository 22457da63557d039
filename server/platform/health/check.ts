import { sql } from 'kysely';
import { missingGuards } from '#server/platform/db/guards.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';

const restPerCheck = 50;

// With a million deposits the check takes seconds, longer than a statement of a request may.
const checkLimitMs = 10 * 60_000;

/** Halts transfers if a trigger or an invariant fails. Readiness requests read the result. */
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
    health.notReadyReason =
      (lines.length > 0 && `The ledger does not agree: ${lines.join(', ')}.`) ||
      (triggers.length > 0 && platformMessages.guardsMissing) ||
      undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', 'health check failed', { reason });
    health.notReadyReason = platformMessages.unavailable;
    health.checkFailed = true;
    health.checkedAt = clock();
  }
}

async function checkLedger({ db, log, health, clock }: Ports, started: Date): Promise<void> {
  const broken = await withTimeLimit(db, checkLimitMs, brokenInvariants);
  const lines = broken.map(({ invariant, broken: count }) => `${invariant}: ${count}`);
  if (lines.length > 0) log('error', 'ledger invariants broken', { lines });
  health.brokenLines = lines;
  health.brokenRows = broken.reduce((sum, { broken: count }) => sum + Number(count), 0);
  const ended = clock();
  const durationMs = ended.getTime() - started.getTime();
  health.restUntil = new Date(ended.getTime() + restPerCheck * durationMs);
  health.checkedAt = clock();
}

// On one processor only, to leave the others to requests.
async function brokenInvariants(trx: Trx) {
  await sql`SET LOCAL max_parallel_workers_per_gather = 0`.execute(trx);
  return trx.selectFrom('ledger_invariants').selectAll().where('broken', '>', 0n).execute();
}

/** A database without space for its write-ahead log stops completely, reads included. */
export async function checkDisk({ diskFreeBytes, config, health, log }: Ports): Promise<void> {
  if (!diskFreeBytes) return;
  const freeBytes = await diskFreeBytes();
  const isShort = freeBytes < config.diskReserveBytes;
  if (isShort !== health.diskShort) {
    const { diskReserveBytes: reserveBytes } = config;
    if (isShort) log('error', 'disk almost full', { freeBytes, reserveBytes });
    else log('info', 'disk has room again', { freeBytes, reserveBytes });
  }
  health.diskShort = isShort;
}
