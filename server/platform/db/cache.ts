interface Entry {
  value: unknown;
  storedAtMs: number;
  expiresAtMs: number;
}

const caches = new WeakMap<object, Map<string, Entry>>();
const entriesMax = 1_000;

export function getCached<Value>(owner: object, name: string, at: Date): Value | undefined {
  const entry = caches.get(owner)?.get(name);
  // An entry of the future was stored before the clock was set back.
  const isFresh = entry && entry.storedAtMs <= at.getTime() && at.getTime() < entry.expiresAtMs;
  return isFresh ? (entry.value as Value) : undefined;
}

export function setCached(
  owner: object,
  { name, value, ttlMs }: { name: string; value: unknown; ttlMs: number },
  at: Date,
): void {
  const entries = caches.get(owner) ?? new Map<string, Entry>();
  if (entries.size >= entriesMax) entries.clear();
  const storedAtMs = at.getTime();
  caches.set(owner, entries.set(name, { value, storedAtMs, expiresAtMs: storedAtMs + ttlMs }));
}
