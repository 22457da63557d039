import type { Route } from '#server/platform/http/serve.ts';
import { readPaymentProof } from './proof.ts';
import { readChainStates } from './state.ts';

export const chainRoutes: Route[] = [readChainStates, readPaymentProof];
