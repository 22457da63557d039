import { sql } from 'kysely';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Health, Ports } from '#server/platform/ports.ts';
import { checkHealth } from './check.ts';

const silentMs = 10_000;

/** Queries the database and stores when it answered; repeats a check that failed. */
export async function checkAnswers(ports: Ports): Promise<void> {
  await sql`SELECT 1`.execute(ports.db);
  ports.health.answeredAt = ports.clock();
  if (ports.health.checkFailed) await checkHealth(ports);
}

/** Whether the database answered within the last ten seconds, or was not queried yet. */
export function isAnswering({ answeredAt }: Health, at: Date): boolean {
  return answeredAt === undefined || at.getTime() - answeredAt.getTime() <= silentMs;
}

/**
 * Why the server is not ready, as a sentence; undefined when it is. The last check counts only while
 * the database answers, because a hanging database leaves it unchanged.
 */
export function notReadyMessage(health: Health, at: Date): string | undefined {
  if (health.notReadyReason) return health.notReadyReason;
  if (!isAnswering(health, at)) return platformMessages.unavailable;
  return health.diskShort ? platformMessages.diskShort : undefined;
}

/** Why the server is not ready, as one word that is safe to publish; undefined when it is. */
export function notReadyCode(health: Health, at: Date): string | undefined {
  const { notReadyReason, moneyHalted, checkedAt, diskShort } = health;
  if (notReadyReason && moneyHalted) return 'ledger';
  if (notReadyReason) return checkedAt ? 'database' : 'starting';
  if (!isAnswering(health, at)) return 'database';
  return diskShort ? 'disk' : undefined;
}
