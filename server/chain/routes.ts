import type { Route } from '#server/platform/http/serve.ts';
import { linkPayment } from './link.ts';
import { readPaymentProof } from './proof.ts';
import { readChainStates } from './state.ts';
import { listUnclaimed } from './unclaimed.ts';

export const chainRoutes: Route[] = [readChainStates, listUnclaimed, linkPayment, readPaymentProof];
