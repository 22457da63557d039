import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';

interface Primary {
  timeline: number;
  wal_keep_size: string;
  wal_log_hints: string;
  names: string;
  seesStates: boolean;
  role: string;
}

interface Standby {
  name: string;
  state: string;
  sync: string;
  bytes: bigint;
  ms: number | null;
}

/** A failover depends on these: timeline, kept WAL, and each standby with its lag. One line each. */
export async function standbyLines(db: Db): Promise<string[]> {
  const { rows } = await sql<Primary>`
    SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline,
      current_setting('wal_keep_size') AS wal_keep_size,
      current_setting('wal_log_hints') AS wal_log_hints,
      current_setting('synchronous_standby_names') AS names, current_user::text AS role,
      pg_has_role('pg_read_all_stats', 'USAGE') AS "seesStates"`.execute(db);
  const primary = rows[0];
  if (!primary) return [];
  const { timeline, wal_keep_size, wal_log_hints, names, role, seesStates } = primary;
  const lines = [
    `info     timeline ${timeline}, wal_keep_size ${wal_keep_size}, wal_log_hints ${wal_log_hints}`,
  ];
  if (!names) {
    lines.push('info     no standby confirms commits: synchronous_standby_names is empty');
  }
  if (!seesStates) {
    return [...lines, `info     to see the standbys: GRANT pg_read_all_stats TO "${role}"`];
  }
  const { rows: standbys } = await sql<Standby>`
    SELECT application_name AS name, state, sync_state AS sync,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::bigint AS bytes,
      (extract(epoch FROM replay_lag) * 1000)::int AS ms
    FROM pg_stat_replication ORDER BY application_name`.execute(db);
  for (const { name, state, sync, bytes, ms } of standbys) {
    lines.push(`info     standby "${name}": ${sync}, ${state}, lag ${bytes} bytes, ${ms ?? 0} ms`);
  }
  return lines;
}

/** Whether the address is that of a standby, which takes no writes. */
export async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby`.execute(
    db,
  );
  return rows[0]?.standby === true;
}
