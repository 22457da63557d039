/** Wakes the readers of events after a commit; the word is only that there may be new ones. */
export interface Nudges {
  tell(): void;
  /** Returns the function that ends it. */
  listen(wake: () => void): () => void;
}

/** Within one process. */
export function localNudges(): Nudges {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const wake of listeners) wake();
    },
    listen: (wake) => {
      listeners.add(wake);
      return () => void listeners.delete(wake);
    },
  };
}
