import { dictionary } from '@zxcvbn-ts/language-common';
import { messages } from '#contract/messages.ts';
import { passwordLengthMax, passwordLengthMin } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';

const common = new Set<unknown>(dictionary['passwords-common']);

/**
 * The rules of a new password that the server adds to the register rule (S-119).
 * Errors: 422 when it is too short, too long or on the shipped list of common ones.
 */
export function checkNewPassword(password: string, field: string): void {
  const sentence =
    (password.length < passwordLengthMin && messages.passwordTooShort) ||
    (password.length > passwordLengthMax && messages.passwordTooLong) ||
    (common.has(withoutDecoration(password)) && messages.passwordTooCommon);
  if (sentence) throw new ApiError('rule', sentence, { fields: { [field]: sentence } });
}

// "password1!" is "password1" with what every form asks for, and guessed as early.
function withoutDecoration(password: string): string {
  let [start, end] = [0, password.length];
  while (start < end && isDecoration(password[start])) start += 1;
  while (end > start && isDecoration(password[end - 1])) end -= 1;
  return password.slice(start, end).toLowerCase();
}

const isDecoration = (letter = '') => '!@#$%^&*'.includes(letter);

/**
 * Whether this is the user's password, at the cost of one hash.
 * Errors: 422 with the sentence that the password is not right.
 */
export async function requirePassword(
  ports: Ports,
  db: Db,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await ports.verifyPassword(password_hash, password, 'known'))) {
    throw new ApiError('rule', messages.wrongPassword, {
      fields: { [field]: messages.wrongPassword },
    });
  }
}
