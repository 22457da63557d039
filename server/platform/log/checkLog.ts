import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import type { Ports } from '#server/platform/ports.ts';
import { logMessages } from './messages.ts';

// Reads the whole ledger and log, which takes minutes on a large database.
const limitMs = 30 * 60_000;

/** Once a day, by one process: each entry of the ledger has its line, and the tree fits the lines. */
export async function checkLog(ports: Ports): Promise<void> {
  const { db, clock, log, health } = ports;
  const { ours } = await acquireLease(db, { name: 'check of the log', everyMs: dayMs }, clock());
  if (!ours) return;
  const { entries, nodes } = await damageOf(db);
  health.logDamage = entries + nodes === 0 ? undefined : logMessages.damaged(entries, nodes);
  if (!health.logDamage) return;
  health.logProblem = health.logDamage;
  log('error', 'log damaged', { entries, nodes });
}

interface Damage {
  /** Entries of the ledger without a line, written or queued. */
  entries: number;
  /** Nodes of level 1 that differ from the lines below them. */
  nodes: number;
}

export const damageOf = (db: Db): Promise<Damage> =>
  withTimeLimit(db, limitMs, async (trx) => {
    const { rows } = await sql<Damage>`SELECT
      (SELECT count(*)::int FROM ledger_entries e
        WHERE NOT EXISTS (SELECT FROM audit_log WHERE action = 'entry.post' AND actor_id IS NULL
            AND (details ->> 'entry')::bigint = e.id AND details ->> 'cents' = e.amount_cents::text
            AND details ->> 'id' = e.source_id::text)
          AND NOT EXISTS (SELECT FROM log_queue WHERE action = 'entry.post'
            AND (details ->> 'entry')::bigint = e.id)) AS entries,
      (SELECT count(*)::int FROM log_nodes n JOIN audit_log a ON a.seq = n.place * 2 + 1
          JOIN audit_log b ON b.seq = n.place * 2 + 2
        WHERE n.level = 1 AND n.hash <> sha256('\\x01'::bytea
          || sha256('\\x00'::bytea || a.hash) || sha256('\\x00'::bytea || b.hash))) AS nodes`.execute(
      trx,
    );
    return rows[0] ?? { entries: 0, nodes: 0 };
  });
