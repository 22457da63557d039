import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLengthMax, passwordLengthMin } from '#contract/sizes.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { authMessages } from './messages.ts';

const common = new Set<unknown>(dictionary['passwords-common']);

/** Errors: 422 when it is too short, too long or common. */
export function checkNewPassword(password: string, field: string): void {
  const message =
    (password.length < passwordLengthMin && authMessages.passwordTooShort) ||
    (password.length > passwordLengthMax && authMessages.passwordTooLong) ||
    (common.has(withoutDecoration(password)) && authMessages.passwordTooCommon);
  if (message) throw fieldError(field, message);
}

// "password1!" is as easy to guess as "password1".
function withoutDecoration(password: string): string {
  let [start, end] = [0, password.length];
  while (start < end && isDecoration(password[start])) start += 1;
  while (end > start && isDecoration(password[end - 1])) end -= 1;
  return password.slice(start, end).toLowerCase();
}

const isDecoration = (letter = '') => '!@#$%^&*'.includes(letter);

/** Costs one hash. Errors: 422 when it is missing or wrong. */
export async function requirePassword(
  ports: Ports,
  { userId, password, field }: { userId: string; password: string; field: string },
): Promise<void> {
  if (password === '') throw fieldError(field, authMessages.wrongPassword);
  const { password_hash } = await ports.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await ports.verifyPassword(password_hash, password, 'known'))) {
    throw fieldError(field, authMessages.wrongPassword);
  }
}
