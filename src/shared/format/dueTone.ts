import { dueSoonMs } from '#contract/lifetimes.ts';

/** Of a promised time; `near` as the overview counts it, and not before half of a short promise. */
export function dueTone(leftMs: number, promisedMs: number): 'calm' | 'near' | 'over' {
  if (leftMs < 0) return 'over';
  return leftMs <= Math.min(dueSoonMs, promisedMs / 2) ? 'near' : 'calm';
}
