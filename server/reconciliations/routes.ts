import type { Route } from '#server/platform/http/serve.ts';
import { closeReconciliation, makeReconciliation } from './close.ts';
import { listReconciliations, readReconciliation } from './read.ts';
import { readReserves } from './reserves.ts';

export const reconciliationRoutes: Route[] = [
  listReconciliations,
  readReconciliation,
  makeReconciliation,
  closeReconciliation,
  readReserves,
];
