import { health } from '#contract/health.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { obstacleOf } from './answers.ts';

/** Liveness and readiness (DESIGN section 2, 6.15). */
export const healthRoutes: Route[] = [
  serve(health.live, async () => ({ status: 'live' })),

  serve(health.ready, async ({ ports, at }) => {
    const obstacle = obstacleOf(ports.health, at);
    if (obstacle) throw new Refusal('unavailable', obstacle, { retryAfterS: 5 });
    return { status: 'ready' };
  }),
];
