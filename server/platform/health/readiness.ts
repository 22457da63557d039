import { sql } from 'kysely';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Health, Ports } from '#server/platform/ports.ts';
import { checkHealth } from './check.ts';

const silentMs = 10_000;

export async function checkAnswers(ports: Ports): Promise<void> {
  await sql`SELECT 1`.execute(ports.db);
  ports.health.answeredAt = ports.clock();
  if (ports.health.checkFailed) await checkHealth(ports);
}

export function isAnswering({ answeredAt }: Health, at: Date): boolean {
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
