import { health } from '#contract/health.ts';
import { messages } from '#contract/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';

/** Liveness and readiness (DESIGN section 2, 6.15). */
export const healthRoutes: Route[] = [
  serve(health.live, async () => ({ status: 'live' })),

  serve(health.ready, async ({ ports }) => {
    const { diskShort } = ports.health;
    const obstacle = ports.health.obstacle ?? (diskShort ? messages.diskShort : undefined);
    if (obstacle) throw new Refusal('unavailable', obstacle, { retryAfterS: 5 });
    return { status: 'ready' };
  }),
];
