import { type Share, shares, uploadConcurrency } from '#contract/rateLimits.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Queue, readUsage, type Usage } from './limits/readUsage.ts';
import type { SignedIn } from './session.ts';

const clockAheadMs = 60_000;
const retryAfterS = 5;

/**
 * A rate with a burst, and concurrent calls with a short queue. Uploads have no queue, because each
 * is kept in memory, a slow one for minutes. Errors: 429 with Retry-After.
 */
export async function withinShare<Result>(
  ports: Ports,
  { userId, role, upload, at }: Pick<SignedIn, 'userId' | 'role'> & { upload: boolean; at: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  const { rateLimitFactor } = ports.config;
  const usage = readUsage(ports, userId, at.getTime());
  consumeRate(usage, scaled(shares[role], rateLimitFactor), at.getTime());
  const queue = upload ? usage.uploads : usage.calls;
  await enter(queue, scaled(upload ? uploadConcurrency : shares[role], rateLimitFactor));
  try {
    return await work();
  } finally {
    // Hand the slot to the next waiter directly, so that no new call overtakes it.
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
  }
}

/** Ignores a time far ahead, which a wrong clock has left. */
function consumeRate(usage: Usage, { perSecond, burst }: Share, atMs: number): void {
  const intervalMs = 1000 / perSecond;
  const burstMs = burst * intervalMs;
  const behindMs = usage.restedAtMs - atMs;
  const isWrong = behindMs > burstMs + clockAheadMs;
  const next = atMs + intervalMs + (isWrong ? 0 : Math.max(0, behindMs));
  const waitMs = next - burstMs - atMs;
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
  usage.restedAtMs = next;
}

async function enter(queue: Queue, { atOnce, waiting }: Pick<Share, 'atOnce' | 'waiting'>) {
  if (queue.running < atOnce) {
    queue.running += 1;
    return;
  }
  if (queue.waiting.length >= waiting) throw tooMany(retryAfterS);
  await new Promise<void>((resolve) => queue.waiting.push(resolve));
}

const scaled = <S extends Partial<Share>>(share: S, factor: number): S =>
  Object.fromEntries(Object.entries(share).map(([name, max]) => [name, max * factor])) as S;

const tooMany = (retryS: number) =>
  new ApiError('too-many-requests', platformMessages.tooMany, { retryAfterS: retryS });
