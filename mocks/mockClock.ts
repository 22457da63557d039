/** A clock that moves by hand. */
export interface MockClock {
  now(): Date;
  advance(ms: number): void;
}

/** Returns a clock that starts at a moment of a working day. */
export function mockClock(start = new Date('2026-03-02T09:00:00.000Z')): MockClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
