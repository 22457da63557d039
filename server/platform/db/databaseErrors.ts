import type { ErrorCode } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { ApiError, diskShortError, fieldError } from '#server/platform/errors/apiError.ts';
import { byConstraint } from '#server/platform/errors/byConstraint.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

const byCode: Record<string, [ErrorCode, string]> = {
  PV001: ['forbidden', platformMessages.ownDecision],
  PV002: ['forbidden', platformMessages.approverLacksDuty],
  PV003: ['conflict', platformMessages.approvalsMissing],
  PV005: ['forbidden', platformMessages.approverCannotPay],
  PV006: ['conflict', platformMessages.contentChanged],
  PV007: ['conflict', platformMessages.notOpen],
  PV008: ['conflict', platformMessages.noRule],
  PV009: ['conflict', platformMessages.objected],
  PV010: ['signature', platformMessages.signFirst],
  PV013: ['conflict', platformMessages.keyRemovedLately],
  PV014: ['conflict', platformMessages.mayBeSent],
  PV011: ['conflict', platformMessages.earlierAddress],
};

// Values that can be stored once, with the field of the form.
const taken: Record<string, [field: string, message: string]> = {
  users_user_name_key: ['userName', platformMessages.userNameTaken],
  users_email_key: ['email', platformMessages.emailTaken],
  payout_addresses_once: ['address', platformMessages.addressInBook],
};

// Errors of a trigger that belong to one field.
const waits: Record<string, [field: string, message: string]> = {
  PV004: ['address', platformMessages.addressWaits],
  PV012: ['txid', platformMessages.paymentShown],
};

const unreadableCodes = /^22(003|007|008|021|P02|P05)$/;
const diskFullCode = '53100';
const transientCodes = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|08|57P0|57014|53|55P03|40001|40P01)/;

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && ['40001', '40P01'].includes((error as DatabaseError).code ?? '');

/** A retry prepares the statement again. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  (error as DatabaseError).code === '0A000' &&
  error.message.startsWith('cached plan must not change');

/** Undefined if the error is a bug of ours. */
export function toApiError(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', constraint = '', message } = error as DatabaseError;
  const known = byConstraint[constraint] ?? byCode[code];
  if (known) return new ApiError(...known);
  const used = taken[constraint] ?? waits[code];
  if (used) return fieldError(...used, 'conflict');
  if (unreadableCodes.test(code)) return new ApiError('malformed', messages.malformed);
  if (code === diskFullCode) return diskShortError();
  const isTransient = isStalePlan(error) || transientCodes.test(code) || isConnectionLoss(message);
  return isTransient
    ? new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 })
    : undefined;
}

function isConnectionLoss(message: string): boolean {
  const text = message.toLowerCase();
  const start = text.indexOf('connection');
  const isNamed = (word: string) => start >= 0 && text.indexOf(word, start) >= 0;
  return (
    isNamed('terminated') ||
    isNamed('timeout') ||
    text.includes('is not queryable') ||
    text.startsWith('timeout ex')
  );
}
