export interface MockClock {
  now(): Date;
  advance(ms: number): void;
}

export function mockClock(start = new Date('2026-03-02T09:00:00.000Z')): MockClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
