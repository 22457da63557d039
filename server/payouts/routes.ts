import type { Route } from '#server/platform/http/serve.ts';
import { cancelPayout } from './cancel.ts';
import { makePayout } from './make.ts';
import { listPayouts, readPayout, readPsbt } from './read.ts';
import { replacePayout } from './replace.ts';
import { sendPayout } from './send.ts';
import { signPayout } from './sign.ts';

export const payoutRoutes: Route[] = [
  listPayouts,
  readPayout,
  readPsbt,
  makePayout,
  signPayout,
  sendPayout,
  replacePayout,
  cancelPayout,
];
