import { health } from '#contract/health.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { notReadyReason } from './answers.ts';

/** Liveness and readiness (DESIGN section 2, 6.15). */
export const healthRoutes: Route[] = [
  serve(health.live, async () => ({ status: 'live' })),

  serve(health.ready, async ({ ports, at }) => {
    const reason = notReadyReason(ports.health, at);
    if (reason) throw new ApiError('unavailable', `Not ready: ${reason}.`, { retryAfterS: 5 });
    return { status: 'ready' };
  }),
];
