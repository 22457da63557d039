import { health } from '#contract/health.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { notReadyCode } from './readiness.ts';

export const healthRoutes: Route[] = [
  serve(health.live, async () => ({ status: 'live' })),

  serve(health.ready, async ({ ports, at }) => {
    const reason = notReadyCode(ports.health, at);
    if (reason) throw new ApiError('unavailable', `Not ready: ${reason}.`, { retryAfterS: 5 });
    return { status: 'ready' };
  }),
];
