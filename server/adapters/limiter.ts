import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** `concurrency` tasks run, `queueMax` wait. Errors: 503 when the queue is full. */
export function createLimiter(concurrency: number, queueMax: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < concurrency) running += 1;
    else {
      if (waiting.length >= queueMax) {
        throw new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Hand the slot to the next waiter directly, so that no new call overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
