import { eventPollMs, stillEveryMs } from '#contract/lifetimes.ts';
import type { Ports } from '#server/platform/ports.ts';

// Many commits at once share a read.
const gapMs = 50;

interface Work {
  /** True if more waits. */
  read: (checksSessions: boolean) => Promise<boolean>;
  still: () => void;
}

/** Reads after each nudge and every 15 seconds, one read at a time. Returns the function to end it. */
export function keepReading(
  { nudges, log }: Pick<Ports, 'nudges' | 'log'>,
  { read, still }: Work,
): () => void {
  let isDue = false;
  let isPoll = false;
  let isRunning = false;
  let isStopped = false;
  let gap: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    isRunning = true;
    const checksSessions = isPoll;
    isDue = false;
    isPoll = false;
    try {
      if (await read(checksSessions)) isDue = true;
    } catch (error) {
      // The next poll reads from the same place.
      const reason = error instanceof Error ? error.message : String(error);
      if (!isStopped) log('error', 'events could not be read', { reason });
    }
    gap = setTimeout(() => {
      isRunning = false;
      if (isDue) wake();
    }, gapMs);
  };
  const wake = () => {
    isDue = true;
    if (!isRunning && !isStopped) void run();
  };
  const unlisten = nudges.listen(wake);
  const polls = setInterval(() => {
    isPoll = true;
    wake();
  }, eventPollMs);
  const stills = setInterval(still, stillEveryMs);
  return () => {
    isStopped = true;
    unlisten();
    clearTimeout(gap);
    clearInterval(polls);
    clearInterval(stills);
  };
}
