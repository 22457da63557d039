import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Milliseconds until a moment of this device's clock, down to 0, counted each second. */
export function useRemaining(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, untilMs - nowMs);
}
