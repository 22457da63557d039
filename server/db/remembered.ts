import type { Db } from './tables.ts';

interface Remembered {
  value: unknown;
  untilMs: number;
}

const kept = new WeakMap<Db, Map<string, Remembered>>();
const namesMax = 1_000;

/** What was found out of this database a moment ago, or undefined. */
export function recall<Value>(db: Db, name: string, at: Date): Value | undefined {
  const found = kept.get(db)?.get(name);
  return found && found.untilMs > at.getTime() ? (found.value as Value) : undefined;
}

/** Keeps a number that is dear to find out and may be a moment old, in this process alone. */
export function remember(db: Db, name: string, value: unknown, at: Date, holdsMs: number): void {
  const names = kept.get(db) ?? new Map<string, Remembered>();
  if (names.size >= namesMax) names.clear();
  kept.set(db, names.set(name, { value, untilMs: at.getTime() + holdsMs }));
}
