import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { OwnLine } from '#contract/ownLine.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Order } from '#server/platform/http/keyset.ts';

const id = { column: 'audit_log.seq', type: 'bigint' } as const;

export const mineOrder: Order<'seq'> = { sorts: { seq: id }, defaultSort: ['seq', 'DESC'], id };

/** Lines about an investor, as the database hashes them; those of staff name staff and are not shown. */
export const ownLines = (db: Db, userId: string) =>
  db
    .selectFrom('audit_log')
    .select(['seq', 'at', 'action', 'details', 'previous_hash', 'hash'])
    .select(sql<string>`audit_text(audit_log)`.as('input'))
    .where('about', '=', userId);

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownLines>['execute']>>[number];

export const toOwnLine = (row: OwnRow): OwnLine => ({
  index: Number(row.seq) - 1,
  at: row.at.toISOString(),
  action: row.action as OwnLine['action'],
  details: row.details,
  input: row.input,
  previousHash: bytesToHex(row.previous_hash),
  hash: bytesToHex(row.hash),
});
