interface Remembered {
  value: unknown;
  sinceMs: number;
  untilMs: number;
}

const kept = new WeakMap<object, Map<string, Remembered>>();
const namesMax = 1_000;

/** What was found out for this owner, a database or a server, a moment ago; or undefined. */
export function getCached<Value>(owner: object, name: string, at: Date): Value | undefined {
  const found = kept.get(owner)?.get(name);
  // A clock that was set back must not keep a number alive.
  const fresh = found && found.sinceMs <= at.getTime() && at.getTime() < found.untilMs;
  return fresh ? (found.value as Value) : undefined;
}

/** Keeps a number that is dear to find out and may be a moment old, in this process alone. */
export function setCached(
  owner: object,
  name: string,
  value: unknown,
  at: Date,
  holdsMs: number,
): void {
  const names = kept.get(owner) ?? new Map<string, Remembered>();
  if (names.size >= namesMax) names.clear();
  const sinceMs = at.getTime();
  kept.set(owner, names.set(name, { value, sinceMs, untilMs: sinceMs + holdsMs }));
}
