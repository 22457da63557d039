import { hexToBytes } from '@noble/hashes/utils.js';
import { issuedStatements } from '#contract/issuedStatements.ts';
import { hashOfFile } from '#contract/proof/checkStatement.ts';
import { signatureLine } from '#contract/proof/signedNote.ts';
import { statementText } from '#contract/proof/statementLine.ts';
import { pdfRowsMax } from '#contract/sizes.ts';
import { isoDay } from '#contract/time.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { isRegistered, newestHead } from '#server/platform/log/heads.ts';
import type { Ports } from '#server/platform/ports.ts';
import { issuedOf, toIssued } from './issued.ts';
import { statementMessages } from './messages.ts';
import { statementSheet } from './sheet.ts';
import { readStatement } from './statement.ts';

// Transactions of the month have ended by then, and clocks of servers differ.
const closesAfterMs = 60 * 60_000;

/** First and last day of a month such as 2026-10. */
function daysOf(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number);
  return { from: `${month}-01`, to: isoDay(new Date(Date.UTC(year ?? 0, number ?? 0, 0))) };
}

/**
 * POST /api/v1/user/statements: issues the statement of a closed month once.
 * Errors: 422 month not over or too many rows, 503 while the log cannot sign.
 */
export const issueStatement: Route = serve(
  issuedStatements.issue,
  async ({ db, ports, user, body, at }) => {
    const { userId } = user;
    const { from, to } = daysOf(body.month);
    const ofMonth = () => issuedOf(db, userId).where('month', '=', from);
    const known = await ofMonth().executeTakeFirst();
    if (known) return { message: statementMessages.issued, data: toIssued(known) };
    if (to >= isoDay(new Date(at.getTime() - closesAfterMs))) {
      throw new ApiError('rule', statementMessages.monthOpen);
    }
    const signer = await signerOf(ports, at);
    const { demo, operator } = ports.config;
    const period = { userId, from, to, rowsMax: pdfRowsMax, operator };
    const statement = await readStatement(ports.db, period, at);
    const head = await newestHead(db, ports.config.logOrigin);
    const sheet = statementSheet(statement, { demo, issued: { checkpoint: head?.note } });
    const bytes = await ports.pdf(sheet, at);
    const sha256 = hashOfFile(bytes);
    const signature = await signer(statementText({ sha256, from, to }));
    const file = { id: crypto.randomUUID(), user_id: userId, sha256: hexToBytes(sha256) };
    const store = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('files')
        .values({
          ...{ ...file, purpose: 'statement', type: 'application/pdf' },
          ...{ size: bytes.length, bytes, created_at: at },
        })
        .execute();
      await trx
        .insertInto('issued_statements')
        .values({
          ...{ id: crypto.randomUUID(), user_id: userId, month: from, file_id: file.id },
          ...{ sha256: file.sha256, signature, issued_at: at },
        })
        .execute();
    });
    const failure = await store.then(
      () => undefined,
      (error: unknown) => error,
    );
    // Of two requests at once the second finds the statement of the first.
    const data = await ofMonth().executeTakeFirst();
    if (!data) throw failure;
    return { message: statementMessages.issued, data: toIssued(data) };
  },
);

/** Errors: 503 where this server has no key, or not that of the log. */
async function signerOf(ports: Ports, at: Date) {
  const { logKey, config, health } = ports;
  const isOurs = logKey && !health.logProblem && (await isRegistered(ports, logKey.publicKey, at));
  if (!isOurs) throw new ApiError('unavailable', statementMessages.unsigned, { retryAfterS: 600 });
  const key = { name: config.logOrigin, publicKey: logKey.publicKey, kind: 1 } as const;
  return async (text: string) => `${text}\n${signatureLine(key, await logKey.sign(text))}`;
}
