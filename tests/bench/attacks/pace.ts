import { setTimeout as pause } from 'node:timers/promises';

/** Starts work every `everyMs` without waiting for it to end. */
export async function steadily(
  signal: AbortSignal,
  everyMs: number,
  work: (turn: number) => unknown,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    Promise.resolve(work(turn)).catch(() => {});
    await pause(everyMs);
  }
}

/** Starts `count` requests at once, every second. */
export const inWaves = (signal: AbortSignal, count: number, work: (turn: number) => unknown) =>
  steadily(signal, 1_000, () =>
    Promise.allSettled(Array.from({ length: count }, (_, turn) => work(turn))),
  );

/** Keeps `count` requests open; each is repeated a second after its answer. */
export async function inLanes(
  signal: AbortSignal,
  count: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  const restMs = 1_000;
  const lane = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await work(turn).catch(() => {});
      await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
}
