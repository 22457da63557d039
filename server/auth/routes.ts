import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { linkRoutes } from './links.ts';
import { authMessages } from './messages.ts';
import { reauthenticate } from './reauthenticate.ts';
import { secondStepRoutes } from './secondStep.ts';
import { endSession, endSessions, readSessions } from './sessions.ts';
import { signIn } from './signIn.ts';
import { readSignIns } from './signIns.ts';
import { signUp } from './signUp.ts';

export const authRoutes: Route[] = [
  signIn,
  ...secondStepRoutes,
  reauthenticate,
  signUp,
  ...linkRoutes,

  serve(auth.signOut, async ({ db, user }) => {
    await db
      .transaction()
      .execute((trx) => trx.deleteFrom('sessions').where('id', '=', user.sessionId).execute());
    return { message: messages.signedOut };
  }),

  serve(auth.sessions, async ({ db, user, at }) => ({
    data: await readSessions(db, { userId: user.userId, currentId: user.sessionId }, at),
  })),

  serve(auth.endOtherSessions, async ({ db, user }) => {
    await db.transaction().execute((trx) => endSessions(trx, user.userId, user.sessionId));
    return { message: authMessages.sessionsEnded };
  }),

  serve(auth.endSession, async ({ db, params, user }) => {
    await db
      .transaction()
      .execute((trx) => endSession(trx, { id: params.id, userId: user.userId }));
    return { message: authMessages.sessionEnded };
  }),

  serve(auth.signIns, async ({ db, user }) => ({ data: await readSignIns(db, user.userId) })),
];
