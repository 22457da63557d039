import { sql } from 'kysely';
import { type AuditEntry, appendAudit } from '#server/platform/audit/append.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';

const settings = { kind: 'settings', id: '00000000-0000-0000-0000-000000000000' } as const;

/**
 * Changes a row that the database guards, past its call: with the line of the audit log that the
 * guard asks for, under the name of any user. Settings, unless another target is given.
 */
export function changeAudited(
  db: Db,
  change: (trx: Trx) => Promise<unknown>,
  target: AuditEntry['target'] = settings,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await change(trx);
    const { id } = await trx.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    await appendAudit(trx, { at: new Date(0), actorId: id, action: 'settings.update', target });
  });
}

interface DirectApproval {
  kind?: 'deposit' | 'withdrawal';
  id: string;
  cents: number;
  staffId: string;
}

/** An approval by password, past its call, so that a test reaches the checks behind it. */
export const approveDirectly = (
  db: Db,
  { kind = 'deposit', id, cents, staffId }: DirectApproval,
): Promise<void> =>
  changeAudited(
    db,
    (trx) =>
      sql`SELECT give_approval(gen_random_uuid(), ${kind}, ${id}, ${cents}::bigint, ${staffId}, NULL,
        '{"type": "password"}')`.execute(trx),
    { kind, id },
  );
