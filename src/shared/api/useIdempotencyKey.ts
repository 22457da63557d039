import { useRef } from 'react';

/** Compares every field of two flat bodies; files are equal if they are the same object. */
const isSame = (body: object, other: object): boolean => {
  const names = new Set([...Object.keys(body), ...Object.keys(other)]);
  const fieldOf = (values: object, name: string) => (values as Record<string, unknown>)[name];
  return [...names].every((name) => Object.is(fieldOf(body, name), fieldOf(other, name)));
};

/**
 * The Idempotency-Key of a request: a repeat of the same body has the same key, so that money moves
 * once; a body with any other field has a new one. After `reset` the same body is a new request.
 */
export function useIdempotencyKey(): { keyOf: (body: object) => string; reset: () => void } {
  const last = useRef<{ body: object; key: string }>(undefined);
  return {
    keyOf(body) {
      if (last.current && isSame(last.current.body, body)) return last.current.key;
      last.current = { body: { ...body }, key: crypto.randomUUID() };
      return last.current.key;
    },
    reset() {
      last.current = undefined;
    },
  };
}
