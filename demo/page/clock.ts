import type { DemoState } from '#demo/protocol.ts';
import { stateKey } from '#demo/protocol.ts';

let aheadMs = 0;

export function storedState(): DemoState | undefined {
  const state: DemoState | null = JSON.parse(localStorage.getItem(stateKey) ?? 'null');
  // A page of an earlier version stored no guide.
  return state ? { ...state, guide: state.guide ?? { done: [] } } : undefined;
}

export function storeState(state: DemoState): void {
  localStorage.setItem(stateKey, JSON.stringify(state));
  aheadMs = state.aheadMs;
}

/** Sets Date's present time: a countdown must end when the quote expires in the worker. */
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
