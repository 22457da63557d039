import { useCallback, useEffect, useRef, useState } from 'react';

const intervalMs = 15_000;

/**
 * Runs `read` every 15 seconds while the page is visible, at once when it becomes visible again, and
 * on `refresh`. After an error the next run tries again.
 */
export function useRefresh(read: () => Promise<unknown>): {
  isFailing: boolean;
  refresh: () => void;
} {
  const [isFailing, setFailing] = useState(false);
  const state = useRef({ isRunning: false, isDue: false });
  const refresh = useCallback(() => {
    const { current } = state;
    if (document.visibilityState === 'hidden') return;
    // A change during a run may be missing in its reply.
    current.isDue = true;
    if (current.isRunning) return;
    current.isRunning = true;
    const run = async () => {
      while (current.isDue) {
        current.isDue = false;
        await read();
      }
    };
    void run()
      .then(
        () => setFailing(false),
        () => setFailing(true),
      )
      .finally(() => {
        current.isRunning = false;
      });
  }, [read]);
  useEffect(() => {
    const timer = setInterval(refresh, intervalMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return { isFailing, refresh };
}
