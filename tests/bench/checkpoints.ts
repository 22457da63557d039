import { sql } from 'kysely';
import { parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { newestHead } from '#server/platform/log/heads.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { percentile } from './load.ts';

const lines = Number(process.env.BENCH_LINES ?? 100_000);
const headMs = 60_000;
const later = 60;

/** Lines of the platform in the queue of the log, as triggers put them there. */
const queueLines = (db: Db, count: number) =>
  sql`INSERT INTO log_queue (at, action, target_kind, target_id, details)
    SELECT now(), 'entry.post', 'deposit', gen_random_uuid(), jsonb_build_object('cents', n)
    FROM generate_series(1, ${count}::integer) AS n`.execute(db);

/** Lines of the log past its triggers: to append them is not measured here, and takes minutes. */
const addLines = (db: Db, count: number) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO audit_log
        (seq, id, at, action, target_kind, target_id, details, previous_hash, hash)
      SELECT n, gen_random_uuid(), now(), 'entry.post', 'deposit', gen_random_uuid(),
        jsonb_build_object('cents', n), sha256((n - 1)::text::bytea), sha256(n::text::bytea)
      FROM generate_series(1, ${count}::integer) AS n`.execute(trx);
  });

/** Seconds of the first checkpoint over 100,000 lines (BENCH_LINES), milliseconds of a later one. */
export async function measureCheckpoints(db: Db): Promise<{ firstS: number; laterMs: number }> {
  const backend = await startBackend({ db, config: { logHeadMs: headMs } });
  const { ports } = backend;
  const sizeNow = async () => {
    const head = await newestHead(db, ports.config.logOrigin);
    return parseCheckpoint(head?.note ?? '')?.size ?? 0;
  };
  await addLines(db, lines);
  await sql`ANALYZE`.execute(db);
  const started = performance.now();
  await keepLog(ports);
  const firstS = (performance.now() - started) / 1_000;
  if ((await sizeNow()) < lines) throw new Error('The first checkpoint was not signed.');
  const times: number[] = [];
  for (let turn = 0; turn < later; turn += 1) {
    const before = await sizeNow();
    await queueLines(db, 2);
    await appendQueued(db);
    await backend.advance(headMs);
    const startedMs = performance.now();
    await keepLog(ports);
    times.push(performance.now() - startedMs);
    if ((await sizeNow()) !== before + 2) throw new Error('A later checkpoint was not signed.');
  }
  return { firstS, laterMs: percentile(times, 0.5) };
}
