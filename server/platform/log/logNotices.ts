import { sql } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import { cosigners } from './cosigners.ts';
import { newestHead } from './heads.ts';
import { logMessages } from './messages.ts';

// A head that is three intervals late, and a witness that has had a minute to answer.
const intervalsLate = 3;
const witnessMs = 60_000;

/** Notices for staff about a log that is not refused: no new head, none published, a witness away. */
export async function logNotices(
  ports: Pick<Ports, 'db' | 'config' | 'health'>,
  at: Date,
): Promise<string[]> {
  const { db, config, health } = ports;
  const head = await newestHead(db, config.logOrigin);
  if (!head) return [];
  const ageMs = at.getTime() - head.madeAt.getTime();
  // The first line that no head has: after a quiet hour the head is old, and the line is not.
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM audit_log WHERE seq = ${head.size + 1}`.execute(db);
  const waitedMs = rows[0] ? at.getTime() - rows[0].at.getTime() : 0;
  const isLate = waitedMs > intervalsLate * config.logHeadMs;
  const present = ageMs > witnessMs ? await cosigners(ports) : undefined;
  const away = config.logWitnesses
    .map(({ key }) => key.name)
    .filter((name) => present && !present.includes(name));
  return [
    ...(isLate ? [logMessages.late(Math.floor(waitedMs / 60_000))] : []),
    ...(health.logUnpublished ? [logMessages.unpublished(health.logUnpublished)] : []),
    ...(away.length > 0 ? [logMessages.away(away.join(', '))] : []),
  ];
}
