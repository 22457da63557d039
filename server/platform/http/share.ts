import { messages } from '#contract/messages.ts';
import { type Share, shares, uploadShare } from '#contract/rateLimits.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { SignedIn } from './session.ts';

/** Calls of one user that run now, and those that wait for one of them to end. */
interface Line {
  running: number;
  waiting: (() => void)[];
}

/** How much of the server one user has in use. */
interface Use {
  calls: Line;
  uploads: Line;
  /** When the user may make a full burst again. */
  restedAtMs: number;
}

interface Uses {
  byUser: Map<string, Use>;
  sweptAtMs: number;
}

const sweepEveryMs = 60_000;
const clockAheadMs = 60_000;
const retryAfterS = 5;
const usesOf = new WeakMap<Ports, Uses>();

/**
 * Runs a call of a user within that user's share of this server: a rate with a burst, and a number of
 * calls at once, with a short queue. Uploads have a line without a queue: each is held in memory, and a
 * slow one for minutes. Errors: 429 with Retry-After.
 */
export async function withinShare<Result>(
  ports: Ports,
  { userId, role, upload, at }: Pick<SignedIn, 'userId' | 'role'> & { upload: boolean; at: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  const { rateLimitFactor } = ports.config;
  const use = readUse(ports, userId, at.getTime());
  takeTurn(use, scaled(shares[role], rateLimitFactor), at.getTime());
  const line = upload ? use.uploads : use.calls;
  await enter(line, scaled(upload ? uploadShare : shares[role], rateLimitFactor));
  try {
    return await work();
  } finally {
    // The next one takes over the place, so that a new call cannot overtake it.
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
  }
}

/** Counts one call against the rate. A time far ahead comes from a clock that was wrong, and is dropped. */
function takeTurn(use: Use, { perSecond, burst }: Share, atMs: number): void {
  const intervalMs = 1000 / perSecond;
  const burstMs = burst * intervalMs;
  const behindMs = use.restedAtMs - atMs;
  const isWrong = behindMs > burstMs + clockAheadMs;
  const next = atMs + intervalMs + (isWrong ? 0 : Math.max(0, behindMs));
  const waitMs = next - burstMs - atMs;
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
  use.restedAtMs = next;
}

async function enter(line: Line, { atOnce, waiting }: Pick<Share, 'atOnce' | 'waiting'>) {
  if (line.running < atOnce) {
    line.running += 1;
    return;
  }
  if (line.waiting.length >= waiting) throw tooMany(retryAfterS);
  await new Promise<void>((resolve) => line.waiting.push(resolve));
}

function readUse(ports: Ports, userId: string, atMs: number): Use {
  const uses = usesOf.get(ports) ?? { byUser: new Map<string, Use>(), sweptAtMs: atMs };
  usesOf.set(ports, uses);
  sweep(uses, atMs);
  const use = uses.byUser.get(userId) ?? { calls: idle(), uploads: idle(), restedAtMs: 0 };
  uses.byUser.set(userId, use);
  return use;
}

const idle = (): Line => ({ running: 0, waiting: [] });

/** Forgets the users who have nothing in use, now and then. */
function sweep(uses: Uses, atMs: number): void {
  if (Math.abs(atMs - uses.sweptAtMs) < sweepEveryMs) return;
  uses.sweptAtMs = atMs;
  for (const [userId, { calls, uploads, restedAtMs }] of uses.byUser) {
    if (calls.running + uploads.running === 0 && restedAtMs <= atMs) uses.byUser.delete(userId);
  }
}

const scaled = <S extends Partial<Share>>(share: S, factor: number): S =>
  Object.fromEntries(Object.entries(share).map(([name, most]) => [name, most * factor])) as S;

const tooMany = (retryS: number) =>
  new ApiError('too-many-requests', messages.tooMany, { retryAfterS: retryS });
