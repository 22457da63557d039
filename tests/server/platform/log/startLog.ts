import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { auditorOf } from './auditor.ts';
import { memoryKeeping } from './memoryKeeping.ts';

export const minuteMs = 60_000;

/** A platform that signs its log each minute, with staff, an investor and an auditor outside. */
export async function startLog(db: Db) {
  const { files, keeping } = memoryKeeping();
  const backend = await startBackend({
    db,
    logKeeping: keeping,
    config: { logHeadMs: minuteMs },
  });
  const grace = await staff(backend);
  const ada = await investor(backend);
  await addWallet(backend, grace);
  const auditor = auditorOf(backend);
  const nextHead = async () => {
    await backend.advance(minuteMs);
    await keepLog(backend.ports);
    return auditor.checkpoint();
  };
  const platformLines = () =>
    backend.db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', 'is', null)
      .orderBy('seq')
      .execute();
  return { backend, grace, ada, files, auditor, nextHead, platformLines };
}
