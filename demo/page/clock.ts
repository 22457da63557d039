import type { DemoState } from '#demo/protocol.ts';
import { stateKey } from '#demo/protocol.ts';

let aheadMs = 0;

/** The page's copy of the state; undefined before a demo was made in this browser. */
export function storedState(): DemoState | undefined {
  return JSON.parse(localStorage.getItem(stateKey) ?? 'null') ?? undefined;
}

/** Stores the worker's state and sets this page's clock by it. */
export function storeState(state: DemoState): void {
  localStorage.setItem(stateKey, JSON.stringify(state));
  aheadMs = state.aheadMs;
}

/**
 * Makes `new Date()` and `Date.now()` return the demo's time: a quote's countdown must end when the
 * quote expires in the worker. Every other use of Date stays as it was.
 */
export function followDemoClock(): void {
  aheadMs = storedState()?.aheadMs ?? 0;
  const OwnDate = Date;
  const now = () => OwnDate.now() + aheadMs;
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new OwnDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
