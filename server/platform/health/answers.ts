import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { checkHealth, type Health } from './check.ts';

const silentMs = 10_000;

/** Asks the database for a sign of life and notes when it gave one; repeats a check that failed. */
export async function checkAnswers(ports: Ports): Promise<void> {
  await sql`SELECT 1`.execute(ports.db);
  ports.health.answeredAt = ports.clock();
  if (ports.health.checkFailed) await checkHealth(ports);
}

/** Whether the database answered within the last ten seconds, or has not been asked yet. */
export function isAnswering({ answeredAt }: Health, at: Date): boolean {
  return answeredAt === undefined || at.getTime() - answeredAt.getTime() <= silentMs;
}

/**
 * Why the server is not ready, in one sentence; undefined when it is. The result of a check counts
 * only while the database answers: one that hangs leaves the last result as it was.
 */
export function obstacleOf(health: Health, at: Date): string | undefined {
  if (health.obstacle) return health.obstacle;
  if (!isAnswering(health, at)) return messages.unavailable;
  return health.diskShort ? messages.diskShort : undefined;
}

/**
 * One word for why the server is not ready, because anyone may ask; the log has the sentence.
 * Undefined when it is ready.
 */
export function notReadyReason(health: Health, at: Date): string | undefined {
  const { obstacle, moneyHalted, checkedAt, diskShort } = health;
  if (obstacle && moneyHalted) return 'ledger';
  if (obstacle) return checkedAt ? 'database' : 'starting';
  if (!isAnswering(health, at)) return 'database';
  return diskShort ? 'disk' : undefined;
}
