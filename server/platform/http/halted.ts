import { auth } from '#contract/auth.ts';
import type { Call } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { noSpace } from '#server/platform/errors/noSpace.ts';
import type { Health } from '#server/platform/health/check.ts';

// Who may read must be able to come in and to leave: a session is a row of a hundred bytes.
const small: readonly Call[] = [auth.signIn, auth.signOut];

/**
 * Refuses what may not go on just now; what was answered before still answers. Errors: 503 for money
 * while the ledger's invariants are broken, and for every call that writes while the disk is
 * almost full.
 */
export function requireWritable(call: Call, { moneyHalted, diskShort }: Health): void {
  if (call.money && moneyHalted) throw new ApiError('unavailable', messages.moneyHalted);
  const writes = call.method !== 'GET' || call.writes;
  if (diskShort && writes && !small.includes(call)) throw noSpace();
}
