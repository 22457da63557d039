import { setTimeout as pause } from 'node:timers/promises';

/** Starts work at a steady pace and does not wait for it to end. */
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

/** Sends a number of requests at once, once a second, whether or not the last were answered. */
export const inWaves = (signal: AbortSignal, count: number, work: (turn: number) => unknown) =>
  steadily(signal, 1_000, () =>
    Promise.allSettled(Array.from({ length: count }, (_, turn) => work(turn))),
  );

/** Keeps a number of requests going: each sends its next a second after an answer. */
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
