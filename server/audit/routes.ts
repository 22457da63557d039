import { bytesToHex } from '@noble/hashes/utils.js';
import { audit } from '#contract/audit.ts';
import { readPage } from '#server/http/page.ts';
import { type Route, serve } from '#server/http/serve.ts';

/** The log of what staff did, newest first (DESIGN section 4). */
export const auditRoutes: Route[] = [
  serve(audit.list, async ({ db, query, headers }) => {
    const { targetId, actorId } = query.filter ?? {};
    let rows = db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.actor_id')
      .selectAll('audit_log')
      .select('users.full_name');
    if (targetId) rows = rows.where('target_id', '=', targetId);
    if (actorId) rows = rows.where('actor_id', '=', actorId);
    const page = await readPage(
      {
        db,
        query,
        headers,
        sorts: { seq: { column: 'audit_log.seq', type: 'bigint' } },
        defaultSort: ['seq', 'DESC'],
        idColumn: 'audit_log.id',
      },
      rows,
    );
    return {
      data: page.map((row) => ({
        _id: row.id,
        seq: Number(row.seq),
        at: row.at.toISOString(),
        actor: { _id: row.actor_id, fullName: row.full_name },
        action: row.action,
        target: { kind: row.target_kind, _id: row.target_id },
        details: row.details,
        hash: bytesToHex(row.hash),
      })),
    };
  }),
];
