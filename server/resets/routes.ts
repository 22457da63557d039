import type { Route } from '#server/platform/http/serve.ts';
import { approveReset } from './approve.ts';
import { proposeReset } from './propose.ts';

export const resetRoutes: Route[] = [proposeReset, approveReset];
