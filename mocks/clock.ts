/** A clock that stands still until it is moved, so that expiry can be tested (DESIGN 6.4). */
export interface MockClock {
  now(): Date;
  advance(ms: number): void;
}

/** A clock that starts at a fixed moment. */
export function mockClock(start = new Date('2026-03-02T09:00:00.000Z')): MockClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
