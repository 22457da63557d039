/** How a call fared under load: milliseconds at the client, how many, and how many per second. */
export interface Measured {
  count: number;
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
}

/** Clients that ask at the same time, each again as soon as it was answered. */
export const connections = 8;

const warmUpMs = 400;

/** Lets eight clients work without a pause, after a moment that is not counted. */
export async function drive(
  work: (client: number) => Promise<void>,
  durationMs: number,
): Promise<Measured> {
  await inTurn(work, warmUpMs);
  const started = performance.now();
  const latenciesMs = await inTurn(work, durationMs);
  const seconds = (performance.now() - started) / 1000;
  const count = latenciesMs.length;
  const [p50Ms, p95Ms] = [percentile(latenciesMs, 0.5), percentile(latenciesMs, 0.95)];
  return { count, p50Ms, p95Ms, perSecond: count / seconds };
}

/** What several turns come to: all that was asked in all of their time, the middle of their times. */
export function summed(turns: readonly Measured[]): Measured {
  const middle = (read: (turn: Measured) => number) => percentile(turns.map(read), 0.5);
  const seconds = turns.reduce((sum, { count, perSecond }) => sum + count / perSecond, 0);
  const count = turns.reduce((sum, turn) => sum + turn.count, 0);
  return {
    count,
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p95Ms: middle(({ p95Ms }) => p95Ms),
    perSecond: count / seconds,
  };
}

/** The value below which such a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

async function inTurn(work: (client: number) => Promise<void>, durationMs: number) {
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
