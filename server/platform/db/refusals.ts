import type { ErrorCode } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { noSpace } from '#server/platform/errors/noSpace.ts';

// The database has the last word on these; its constraint becomes the sentence a person reads.
const byConstraint: Record<string, [ErrorCode, string]> = {
  accounts_balance_not_negative: ['rule', messages.insufficientBalance],
  users_user_name_key: ['conflict', messages.userNameTaken],
  users_email_key: ['conflict', messages.emailTaken],
  deposits_not_own: ['forbidden', messages.ownDecision],
  withdrawals_not_own: ['forbidden', messages.ownDecision],
  adjustments_not_own: ['forbidden', messages.ownDecision],
  deposits_checked_once: ['conflict', messages.txidTaken],
  withdrawals_txid_once: ['conflict', messages.paymentTaken],
};

// Text that no column can hold: a zero byte, a date that is none, a number out of range.
const unreadableCodes = /^22(003|007|008|021|P02|P05)$/;
const diskFullCode = '53100';
// Cut connections, a server that is full or stops, and statements that waited for too long.
const momentaryCodes = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|08|57P0|57014|53|55P03|40001|40P01)/;

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

/** Whether the engine asks for the transaction to be tried again (deadlock, serialisation). */
export const asksForRetry = (error: unknown): boolean =>
  error instanceof Error && ['40001', '40P01'].includes((error as DatabaseError).code ?? '');

/** Whether a table has changed under a prepared statement: the next try prepares it anew. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error as DatabaseError).code === '0A000' &&
  error.message.startsWith('cached plan must not change');

/** A database error as the refusal it stands for; undefined when it is ours to explain. */
export function refusalOf(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', constraint = '', message } = error as DatabaseError;
  const known = byConstraint[constraint];
  if (known) return new ApiError(...known);
  if (unreadableCodes.test(code)) return new ApiError('malformed', messages.malformed);
  if (code === diskFullCode) return noSpace();
  const cut = isOutdated(error) || momentaryCodes.test(code) || saysCut(message);
  return cut ? new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 }) : undefined;
}

function saysCut(message: string): boolean {
  const said = message.toLowerCase();
  const since = said.indexOf('connection');
  const named = (word: string) => since >= 0 && said.indexOf(word, since) >= 0;
  return (
    named('terminated') ||
    named('timeout') ||
    said.includes('is not queryable') ||
    said.startsWith('timeout ex')
  );
}
