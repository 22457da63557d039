import { messages } from '#contract/messages.ts';
import { profile } from '#contract/profile.ts';
import { dropEmailChange, requestEmailChange } from '#server/auth/emailChange.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { consumeRateLimits } from '#server/platform/http/rateLimit.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireRecentPassword } from '#server/platform/http/session.ts';
import { readSettings } from '#server/settings/settings.ts';
import { noticeIdentity, noticeUserName } from './identity.ts';
import { profileMessages } from './messages.ts';
import { readDateOfBirth } from './readDateOfBirth.ts';

/**
 * POST /api/v1/user/update. A new email address waits until it is confirmed. Errors: 403
 * `reauthenticate` for email or user name, 409 taken, 422 date of birth, or an email address while
 * withdrawals are blocked, 429 five addresses in a day.
 */
export const updateProfile: Route = serve(profile.update, async ({ body, db, ports, user, at }) => {
  const { minimum_age } = await readSettings(db);
  const { email: currentEmail, user_name } = await db
    .selectFrom('users')
    .select(['email', 'user_name'])
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();
  const email = body.email || undefined;
  const isNewEmail = email !== undefined && email !== currentEmail;
  if (isNewEmail || (body.userName && body.userName !== user_name)) requireRecentPassword(user, at);
  if (isNewEmail) {
    const { rateLimitFactor: factor } = ports.config;
    const subject = { user: user.userId };
    await consumeRateLimits(ports.db, { names: ['emailChangesPerUser'], subject, factor }, at);
  }
  const isRevoked = await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['id', 'email', 'email_verified_at', 'full_name', 'user_name'])
      .select(['date_of_birth', 'country', 'verified_at', 'withdrawals_blocked_at'])
      .where('id', '=', user.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const fields = filledFields({
      user_name: body.userName || undefined,
      full_name: body.fullName || undefined,
      phone_number: body.phoneNumber,
      date_of_birth: body.dateOfBirth && readDateOfBirth(body.dateOfBirth, minimum_age, at),
      address: body.address,
      postal_code: body.postalCode,
      country: body.country,
    });
    const changed = Object.keys(fields).length > 0;
    if (changed) {
      await trx.updateTable('users').set(fields).where('id', '=', user.userId).execute();
    }
    if (isNewEmail && email !== before.email) {
      await requireFree(trx, email, user.userId);
      await requestEmailChange(trx, { owner: before, email }, at);
    } else if (!(email && (await dropEmailChange(trx, user.userId))) && !changed) {
      throw new ApiError('rule', messages.noFieldsToUpdate);
    }
    await noticeUserName(trx, { before, after: fields }, at);
    return noticeIdentity(trx, { before, after: fields }, at);
  });
  const { emailChangeAsked, profileUpdated, noLongerVerified } = profileMessages;
  const done = isNewEmail ? emailChangeAsked : profileUpdated;
  return { message: isRevoked ? `${done} ${noLongerVerified}` : done };
});

/** Null stays and removes the field. */
function filledFields<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}

/** Checked again when the change takes effect. */
async function requireFree(trx: Trx, email: string, userId: string): Promise<void> {
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (other) throw fieldError('email', platformMessages.emailTaken, 'conflict');
}
