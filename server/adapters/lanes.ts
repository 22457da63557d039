import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Lane } from '#server/platform/ports.ts';

export type LaneLimiter = <Result>(lane: Lane, work: () => Promise<Result>) => Promise<Result>;

interface LaneOptions {
  concurrency: number;
  /** Less than `concurrency`: the rest is reserved for known users. */
  strangerConcurrency: number;
  queueMax: Record<Lane, number>;
  strangerWaitMs: number;
}

const unavailable = () =>
  new ApiError('unavailable', platformMessages.unavailable, { retryAfterS: 5 });

/**
 * Known users go first. Strangers never take every slot and are dropped after `strangerWaitMs`, so
 * that a flood of them delays known users only by the work in progress.
 */
export function createLanes(options: LaneOptions): LaneLimiter {
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<Lane, number> = { known: 0, stranger: 0 };

  const hasSlot = (lane: Lane) =>
    running.known + running.stranger < options.concurrency &&
    (lane === 'known' || running.stranger < options.strangerConcurrency);
  const startNext = () => {
    for (const lane of ['known', 'stranger'] as const) {
      while (waiting[lane].length > 0 && hasSlot(lane)) waiting[lane].shift()?.();
    }
  };
  const waitForSlot = (lane: Lane) =>
    new Promise<void>((resolve, reject) => {
      if (waiting[lane].length >= options.queueMax[lane]) {
        reject(unavailable());
        return;
      }
      const drop = () => {
        waiting[lane].splice(waiting[lane].indexOf(start), 1);
        reject(unavailable());
      };
      const timer = lane === 'stranger' ? setTimeout(drop, options.strangerWaitMs) : undefined;
      // Take the slot here, before the work continues, so that no other call takes it.
      const start = () => {
        clearTimeout(timer);
        running[lane] += 1;
        resolve();
      };
      waiting[lane].push(start);
      startNext();
    });

  return async (lane, work) => {
    await waitForSlot(lane);
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      startNext();
    }
  };
}
