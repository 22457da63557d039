import { sql } from 'kysely';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Health } from '#server/platform/healthPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import { checkHealth } from './check.ts';

const silentMs = 10_000;

/** Readiness follows the database: at once where it refuses, and where `ping` rejects. */
export async function checkAnswers(ports: Ports, ping?: () => Promise<void>): Promise<void> {
  const { db, health, clock, log } = ports;
  try {
    await (ping ? ping() : sql`SELECT 1`.execute(db));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!health.databaseLost) log('error', 'database does not answer', { reason });
    health.databaseLost = true;
    return;
  }
  if (health.databaseLost) log('info', 'database answers again');
  health.databaseLost = false;
  health.answeredAt = clock();
  if (health.checkFailed) await checkHealth(ports);
}

export function isAnswering({ answeredAt, databaseLost }: Health, at: Date): boolean {
  if (databaseLost) return false;
  return answeredAt === undefined || at.getTime() - answeredAt.getTime() <= silentMs;
}

/** A hanging database leaves the last check unchanged, so it counts only while one answers. */
export function notReadyMessage(health: Health, at: Date): string | undefined {
  if (health.notReadyReason) return health.notReadyReason;
  if (!isAnswering(health, at)) return platformMessages.unavailable;
  return health.diskShort ? platformMessages.diskShort : undefined;
}

export function notReadyCode(health: Health, at: Date): string | undefined {
  const { notReadyReason, moneyHalted, checkedAt, diskShort } = health;
  if (notReadyReason && moneyHalted) return 'ledger';
  if (notReadyReason) return checkedAt ? 'database' : 'starting';
  if (!isAnswering(health, at)) return 'database';
  return diskShort ? 'disk' : undefined;
}
