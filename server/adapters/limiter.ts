import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** Runs work when its turn has come. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many pieces of work run at once and so many wait in line; a flood beyond both is refused
 * at once, so that it costs neither memory nor the time of those who came before. Errors: 503.
 */
export function createLimiter(atOnce: number, waitingMost: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= waitingMost) {
        throw new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Who is next takes over the place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
