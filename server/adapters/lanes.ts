import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Lane } from '#server/platform/ports.ts';

/** Runs work in its lane. Errors: 503 when the lane is full, or a stranger waited too long. */
export type InLane = <Result>(lane: Lane, work: () => Promise<Result>) => Promise<Result>;

interface LaneOptions {
  atOnce: number;
  /** Fewer than `atOnce`: the rest is reserved for known people. */
  strangersAtOnce: number;
  waitingMax: Record<Lane, number>;
  strangerWaitMs: number;
}

const refused = () => new ApiError('unavailable', messages.unavailable, { retryAfterS: 5 });

/**
 * A limiter with two lanes: known people first, strangers behind them. Strangers never occupy every
 * place and are dropped after `strangerWaitMs`, so that a flood of them delays known people by no
 * more than the work that has begun.
 */
export function takeLanes(options: LaneOptions): InLane {
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
  const running: Record<Lane, number> = { known: 0, stranger: 0 };

  const hasPlace = (lane: Lane) =>
    running.known + running.stranger < options.atOnce &&
    (lane === 'known' || running.stranger < options.strangersAtOnce);
  const startNext = () => {
    for (const lane of ['known', 'stranger'] as const) {
      while (waiting[lane].length > 0 && hasPlace(lane)) waiting[lane].shift()?.();
    }
  };
  const turn = (lane: Lane) =>
    new Promise<void>((resolve, reject) => {
      if (waiting[lane].length >= options.waitingMax[lane]) {
        reject(refused());
        return;
      }
      const drop = () => {
        waiting[lane].splice(waiting[lane].indexOf(start), 1);
        reject(refused());
      };
      const timer = lane === 'stranger' ? setTimeout(drop, options.strangerWaitMs) : undefined;
      // The place is taken here, before the work itself goes on: nothing can slip in between.
      const start = () => {
        clearTimeout(timer);
        running[lane] += 1;
        resolve();
      };
      waiting[lane].push(start);
      startNext();
    });

  return async (lane, work) => {
    await turn(lane);
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      startNext();
    }
  };
}
