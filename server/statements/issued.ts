import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type IssuedStatement, issuedStatements } from '#contract/issuedStatements.ts';
import { isoDay } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { findFile, sendFile } from '#server/platform/files/send.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lineAbout } from '#server/platform/log/lineAbout.ts';
import { statementMessages } from './messages.ts';

/** The statements that an investor was issued; narrow it by month or id. */
export const issuedOf = (db: Db, userId: string) =>
  db
    .selectFrom('issued_statements')
    .select(['id', 'month', 'file_id', 'sha256', 'signature', 'issued_at'])
    .where('user_id', '=', userId);

type IssuedRow = Awaited<ReturnType<ReturnType<typeof issuedOf>['executeTakeFirstOrThrow']>>;

export function toIssued({ id, month, sha256, issued_at: issuedAt }: IssuedRow): IssuedStatement {
  const first = new Date(`${month}T00:00:00.000Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return {
    _id: id,
    from: month,
    to: isoDay(last),
    sha256: bytesToHex(sha256),
    issuedAt: issuedAt.toISOString(),
  };
}

/** Errors: 404 for the statement of someone else. */
async function ownIssued(db: Db, userId: string, id: string): Promise<IssuedRow> {
  const row = await issuedOf(db, userId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  return row;
}

const nameOf = ({ month }: IssuedRow) => `statement-${month.slice(0, 7)}.pdf`;

export const issuedRoutes: Route[] = [
  serve(issuedStatements.list, async ({ db, user }) => {
    const rows = await issuedOf(db, user.userId).orderBy('month', 'desc').execute();
    return { data: rows.map(toIssued) };
  }),

  serve(issuedStatements.pdf, async ({ db, user, params }) => {
    const row = await ownIssued(db, user.userId, params.id);
    const file = await findFile(db, row.file_id);
    if (!file) throw new Error(`The file ${row.file_id} is missing.`);
    return { ...sendFile(db, file), fileName: nameOf(row) };
  }),

  serve(issuedStatements.signature, async ({ db, user, params }) => {
    const row = await ownIssued(db, user.userId, params.id);
    const bytes = new TextEncoder().encode(row.signature);
    return { bytes, type: 'text/plain; charset=utf-8', fileName: `${nameOf(row)}.sig` };
  }),

  serve(issuedStatements.byHash, async ({ db, params }) => {
    const row = await db
      .selectFrom('issued_statements')
      .select(['id', 'issued_at'])
      .where('sha256', '=', hexToBytes(params.sha256))
      .executeTakeFirst();
    if (!row) throw new ApiError('not-found', statementMessages.notIssued);
    const issuedAt = row.issued_at.toISOString();
    return { data: { issuedAt, line: await lineAbout(db, row.id) } };
  }),
];
