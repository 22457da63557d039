import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Milliseconds until a time of this device's clock, at least 0, updated each second. */
export function useRemaining(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, untilMs - nowMs);
}
