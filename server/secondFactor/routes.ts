import { secondFactor } from '#contract/secondFactor.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { appRoutes } from './appRoutes.ts';
import { askForFactor } from './ask.ts';
import { openSigning } from './openSigning.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { readSecondFactor } from './readSecondFactor.ts';

export const secondFactorRoutes: Route[] = [
  ...passkeyRoutes,
  ...appRoutes,
  openSigning,

  serve(secondFactor.read, async ({ db, ports, user }) => ({
    data: await readSecondFactor(db, ports, user),
  })),

  serve(secondFactor.reauthenticateOptions, async ({ db, ports, user, at }) => {
    const asked = { purpose: 'reauthenticate', userId: user.userId, at } as const;
    const step = await db.transaction().execute((trx) => askForFactor(trx, ports, asked));
    const { methods = [], challengeId = null, options = null } = step ?? {};
    return { data: { methods, challengeId, options } };
  }),
];
