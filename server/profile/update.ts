import { coolingMs } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { profile } from '#contract/profile.ts';
import { endLinks, mailVerification } from '#server/auth/mailLink.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { requireProof } from '#server/http/session.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { momentInUtc } from '#server/outbox/moment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readDateOfBirth } from './dateOfBirth.ts';

/**
 * POST /api/v1/user/update (SPEC.md section 7): only what was filled; null removes (S-276, S-277).
 * Errors: 403 `reauthenticate` for a new e-mail, 409 name or e-mail taken, 422 date of birth.
 */
export const updateProfile: Route = serve(profile.update, async ({ body, db, ports, user, at }) => {
  const { minimum_age } = await readSettings(db);
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['id', 'email', 'full_name'])
      .where('id', '=', user.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const email = body.email || undefined;
    const movesMail = email !== undefined && email !== before.email;
    if (movesMail) requireProof(user, at);
    await trx
      .updateTable('users')
      .set(
        given({
          user_name: body.userName || undefined,
          full_name: body.fullName || undefined,
          phone_number: body.phoneNumber,
          date_of_birth: body.dateOfBirth && readDateOfBirth(body.dateOfBirth, minimum_age, at),
          address: body.address,
          postal_code: body.postalCode,
          country: body.country,
          ...(movesMail && {
            email,
            email_verified_at: null,
            withdrawals_wait_until: new Date(at.getTime() + coolingMs),
          }),
        }),
      )
      .where('id', '=', user.userId)
      .execute();
    if (!movesMail) return;
    const subject = 'Your e-mail address was changed';
    const text = `Hello ${before.full_name},\n\nthe e-mail address of your account was changed from ${before.email} to ${email} at ${momentInUtc(at)}. If this was not you, contact support at once.\n`;
    await enqueue(trx, { to: before.email, subject, text }, at);
    // Whoever still reads the old box must not come in by a link that lies in it.
    await endLinks(trx, user.userId, at);
    await mailVerification(ports, trx, { ...before, email }, at);
  });
  return { message: messages.profileUpdated };
});

/** What was given: an empty text is ignored, null stays and removes the field. */
function given<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  if (entries.length === 0) throw new Refusal('rule', messages.noFieldsToUpdate);
  return Object.fromEntries(entries) as Partial<T>;
}
