import type { Ports } from '#server/platform/ports.ts';

/** Calls of one person that run or wait. */
export interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** The calls of one person, and the time at which the rate is unused again. */
export interface Usage {
  calls: Queue;
  uploads: Queue;
  restedAtMs: number;
}

interface Usages {
  byUser: Map<string, Usage>;
  sweptAtMs: number;
}

const sweepEveryMs = 60_000;
const usagesOf = new WeakMap<Ports, Usages>();

/** Returns the usage of a person, which is kept while it matters. */
export function readUsage(ports: Ports, userId: string, atMs: number): Usage {
  const usages = usagesOf.get(ports) ?? { byUser: new Map<string, Usage>(), sweptAtMs: atMs };
  usagesOf.set(ports, usages);
  sweep(usages, atMs);
  const usage = usages.byUser.get(userId) ?? { calls: idle(), uploads: idle(), restedAtMs: 0 };
  usages.byUser.set(userId, usage);
  return usage;
}

const idle = (): Queue => ({ running: 0, waiting: [] });

function sweep(usages: Usages, atMs: number): void {
  if (Math.abs(atMs - usages.sweptAtMs) < sweepEveryMs) return;
  usages.sweptAtMs = atMs;
  for (const [userId, { calls, uploads, restedAtMs }] of usages.byUser) {
    if (calls.running + uploads.running === 0 && restedAtMs <= atMs) usages.byUser.delete(userId);
  }
}
