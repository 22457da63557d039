import { useRef } from 'react';

/**
 * Returns the Idempotency-Key of a submit: the same key for the same values, so that a retry moves
 * money once, and a new key for other values.
 */
export function useIdempotencyKey(): (...values: unknown[]) => string {
  const last = useRef<{ values: unknown[]; key: string }>(undefined);
  return (...values) => {
    const previous = last.current;
    const isRetry =
      previous?.values.length === values.length &&
      previous.values.every((value, index) => value === values[index]);
    if (previous && isRetry) return previous.key;
    const key = crypto.randomUUID();
    last.current = { values, key };
    return key;
  };
}
