export interface Measured {
  count: number;
  /** With those of the warm-up. */
  sent: number;
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
}

/** Concurrent clients; each sends its next request as soon as it has an answer. */
export const connections = 8;

const warmUpMs = 400;

/** Runs `work` on every client for `durationMs`, after a warm-up that is not counted. */
export async function drive(
  work: (client: number) => Promise<void>,
  durationMs: number,
): Promise<Measured> {
  const warmUp = await runClients(work, warmUpMs);
  const started = performance.now();
  const latenciesMs = await runClients(work, durationMs);
  const seconds = (performance.now() - started) / 1000;
  const count = latenciesMs.length;
  const [p50Ms, p95Ms] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.95)];
  return { count, sent: warmUp.length + count, p50Ms, p95Ms, perSecond: count / seconds };
}

/** Sums counts and durations of several turns; times are the median of the turns. */
export function summed(turns: readonly Measured[]): Measured {
  const median = (read: (turn: Measured) => number) => percentile(turns.map(read), 0.5);
  const seconds = turns.reduce((sum, { count, perSecond }) => sum + count / perSecond, 0);
  const count = turns.reduce((sum, turn) => sum + turn.count, 0);
  return {
    count,
    sent: turns.reduce((sum, turn) => sum + turn.sent, 0),
    p50Ms: median(({ p50Ms }) => p50Ms),
    p95Ms: median(({ p95Ms }) => p95Ms),
    perSecond: count / seconds,
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

async function runClients(work: (client: number) => Promise<void>, durationMs: number) {
  const latenciesMs: number[] = [];
  const endMs = performance.now() + durationMs;
  const client = async (_: unknown, index: number) => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      await work(index);
      latenciesMs.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return latenciesMs;
}
