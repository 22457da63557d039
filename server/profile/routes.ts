import { messages } from '#contract/messages.ts';
import { profile } from '#contract/profile.ts';
import { checkNewPassword, requirePassword } from '#server/auth/password.ts';
import { setPassword } from '#server/auth/setPassword.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { findUser } from '#server/users/wire.ts';
import { updateProfile } from './update.ts';

/** The profile calls of SPEC.md section 7. */
export const profileRoutes: Route[] = [
  updateProfile,

  // Only oneself or staff; anybody else's answers as if it were absent (S-357).
  serve(profile.read, async ({ params, user, db }) => {
    const allowed = params.userId === user.userId || user.role === 'admin';
    const found = allowed ? await findUser(db, params.userId) : undefined;
    if (!found) throw new ApiError('not-found', messages.notFound);
    return { data: found };
  }),

  serve(profile.changePassword, async ({ body, db, ports, user, at }) => {
    await requirePassword(ports, db, user.userId, body.existingPassword, 'existingPassword');
    checkNewPassword(body.newPassword, 'newPassword');
    const hash = await ports.hashPassword(body.newPassword, 'known');
    await db.transaction().execute(async (trx) => {
      await setPassword(trx, user.userId, hash, at, user.sessionId);
      await trx
        .updateTable('sessions')
        .set({ reauthenticated_at: at })
        .where('id', '=', user.sessionId)
        .execute();
    });
    return { message: messages.passwordChanged };
  }),
];
