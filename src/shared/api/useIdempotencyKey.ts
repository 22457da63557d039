import { useRef } from 'react';

/**
 * Gives the Idempotency-Key of a submit: the same key while the same things are sent again, so that
 * a retry moves money once, and a new one as soon as anything differs (S-249, S-360).
 */
export function useIdempotencyKey(): (...sent: unknown[]) => string {
  const last = useRef<{ sent: unknown[]; key: string }>(undefined);
  return (...sent) => {
    const before = last.current;
    const same =
      before?.sent.length === sent.length && before.sent.every((value, at) => value === sent[at]);
    if (before && same) return before.key;
    const key = crypto.randomUUID();
    last.current = { sent, key };
    return key;
  };
}
