import type { Ports } from '#server/platform/ports.ts';

interface Job {
  name: string;
  intervalMs: number;
  log: Ports['log'];
}

/**
 * Runs background work again and again, with a pause after each run unless its answer is true: then
 * more is due. Returns how to stop, which waits for the current run. A failure is logged.
 */
export function repeat(
  { name, intervalMs, log }: Job,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const run = () => {
    current = work()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log('error', 'background work failed', { name, reason });
      })
      .then((answer) => {
        if (!isStopped) timer = setTimeout(run, answer === true ? 0 : intervalMs);
      });
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
