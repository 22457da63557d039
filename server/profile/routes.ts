import { profile } from '#contract/profile.ts';
import { checkNewPassword, requirePassword } from '#server/auth/password.ts';
import { setPassword } from '#server/auth/setPassword.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { findUser, requireUser } from '#server/users/wire.ts';
import { profileMessages } from './messages.ts';
import { updateProfile } from './update.ts';

export const profileRoutes: Route[] = [
  updateProfile,

  serve(profile.me, async ({ user, db }) => {
    const own = await requireUser(db, user.userId);
    return { data: { ...own, duties: [...user.duties] } };
  }),

  // Another user's profile answers 404, as if it were absent.
  serve(profile.read, async ({ params, user, db }) => {
    const allowed = params.userId === user.userId || user.role === 'admin';
    const profileUser = allowed ? await findUser(db, params.userId) : undefined;
    if (!profileUser) throw new ApiError('not-found', platformMessages.notFound);
    return { data: profileUser };
  }),

  serve(profile.changePassword, async ({ body, db, ports, user, at }) => {
    await requirePassword(ports, {
      userId: user.userId,
      password: body.existingPassword,
      field: 'existingPassword',
    });
    checkNewPassword(body.newPassword, 'newPassword');
    const passwordHash = await ports.hashPassword(body.newPassword, 'known');
    await db.transaction().execute(async (trx) => {
      await setPassword(
        trx,
        { userId: user.userId, passwordHash, keepSessionId: user.sessionId },
        at,
      );
      await trx
        .updateTable('sessions')
        .set({ reauthenticated_at: at })
        .where('id', '=', user.sessionId)
        .execute();
    });
    return { message: profileMessages.passwordChanged };
  }),
];
