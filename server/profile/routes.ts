import { profile } from '#contract/profile.ts';
import { checkNewPassword, requirePassword } from '#server/auth/password.ts';
import { setPassword } from '#server/auth/setPassword.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { hasFactor, readFactors } from '#server/platform/http/factors.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireRecentPassword } from '#server/platform/http/session.ts';
import { readNeed } from '#server/secondFactor/readSecondFactor.ts';
import { findUser, requireUser } from '#server/users/wire.ts';
import { profileMessages } from './messages.ts';
import { updateProfile } from './update.ts';

export const profileRoutes: Route[] = [
  updateProfile,

  serve(profile.me, async ({ user, db, ports }) => {
    const own = await requireUser(db, user.userId);
    const secondFactor = await readNeed(db, ports, user);
    return { data: { ...own, duties: [...user.duties], secondFactor } };
  }),

  // Another user's profile answers 404, as if it were absent.
  serve(profile.read, async ({ params, user, db }) => {
    const allowed = params.userId === user.userId || user.role === 'admin';
    const profileUser = allowed ? await findUser(db, params.userId) : undefined;
    if (!profileUser) throw new ApiError('not-found', platformMessages.notFound);
    return { data: profileUser };
  }),

  serve(profile.changePassword, async ({ body, db, ports, user, at }) => {
    const needsFactor = hasFactor(await readFactors(db, user.userId));
    if (needsFactor) requireRecentPassword(user, at);
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
      // A password does not confirm an account with a second factor.
      if (needsFactor) return;
      await trx
        .updateTable('sessions')
        .set({ reauthenticated_at: at, reauthenticated_by: 'password' })
        .where('id', '=', user.sessionId)
        .execute();
    });
    return { message: profileMessages.passwordChanged };
  }),
];
