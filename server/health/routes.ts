import { health } from '#contract/health.ts';
import type { Health } from '#server/health/check.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';

/** Liveness and readiness (DESIGN section 2, 6.15). */
export const healthRoutes: Route[] = [
  serve(health.live, async () => ({ status: 'live' })),

  serve(health.ready, async ({ ports }) => {
    const reason = notReadyReason(ports.health);
    if (reason) throw new Refusal('unavailable', `Not ready: ${reason}.`, { retryAfterS: 5 });
    return { status: 'ready' };
  }),
];

/** One word, because anyone may ask; the log has the sentence. */
function notReadyReason({ obstacle, moneyHalted, checkedAt, diskShort }: Health) {
  if (obstacle && moneyHalted) return 'ledger';
  if (obstacle) return checkedAt ? 'database' : 'starting';
  return diskShort ? 'disk' : undefined;
}
