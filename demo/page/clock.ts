import type { DemoState } from '#demo/protocol.ts';
import { stateKey } from '#demo/protocol.ts';

let aheadMs = 0;

/** The page's copy of the demo's state; undefined before one was made in this browser. */
export function keptState(): DemoState | undefined {
  return JSON.parse(localStorage.getItem(stateKey) ?? 'null') ?? undefined;
}

/** Keeps the state as the worker told it, and sets this page's clock by it. */
export function keepState(state: DemoState): void {
  localStorage.setItem(stateKey, JSON.stringify(state));
  aheadMs = state.aheadMs;
}

/**
 * Lets everything on this page read the demo's clock: a quote's countdown must end when the worker,
 * which is the server here, says that it has. Every other use of Date stays as it was.
 */
export function followDemoClock(): void {
  aheadMs = keptState()?.aheadMs ?? 0;
  const OwnDate = Date;
  const now = () => OwnDate.now() + aheadMs;
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length ? given : [now()], asked),
    apply: () => new OwnDate(now()).toString(),
    get: (target, name, asked) => (name === 'now' ? now : Reflect.get(target, name, asked)),
  });
}
