import { health } from '#contract/health.ts';
import { reach } from '#src/shared/api/reach.ts';
import { send } from '#src/shared/api/send.ts';

const pauseFirstMs = 1_000;
const pauseMaxMs = 15_000;
/** For the reader a server that takes longer does not answer. */
const answerMaxMs = 3_000;

/** Asks a server that did not answer again, ever more seldom, while a screen watches. */
function openServerChecks() {
  const watchers = new Set<() => void>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let stop = () => {};

  const ask = async () => {
    clearTimeout(timer);
    const signal = AbortSignal.timeout(answerMaxMs);
    // Any answer counts, also an error.
    await send(health.live, { background: true, signal }).catch(() => undefined);
    if (reach.read() === 'answers' || watchers.size === 0) return;
    reach.lose();
    timer = setTimeout(check, Math.min(pauseMaxMs, pauseFirstMs * 2 ** failures));
    failures += 1;
  };
  const check = (): Promise<void> => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
  const onReach = () => {
    if (reach.read() === 'doubted') void check();
    if (reach.read() === 'answers') {
      clearTimeout(timer);
      failures = 0;
    }
    for (const watcher of [...watchers]) watcher();
  };
  const begin = () => {
    const unwatch = reach.watch(onReach);
    const onOnline = () => void check();
    window.addEventListener('online', onOnline);
    stop = () => {
      unwatch();
      window.removeEventListener('online', onOnline);
      clearTimeout(timer);
    };
    if (reach.read() !== 'answers') void check();
  };
  return {
    check,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      if (watchers.size === 1) begin();
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) stop();
      };
    },
  };
}

export const serverChecks = openServerChecks();
