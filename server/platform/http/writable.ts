import { auth } from '#contract/auth.ts';
import type { Call } from '#contract/call.ts';
import { ApiError, diskShortError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Health } from '#server/platform/healthPorts.ts';

// Sign-in and sign-out stay allowed on a full disk: a session row takes about 100 bytes.
const smallWrites: readonly Call[] = [auth.signIn, auth.signOut];

/** Errors: 503 for money calls while an invariant is broken, for writes on an almost full disk. */
export function requireWritable(call: Call, { moneyHalted, diskShort }: Health): void {
  if (call.money && moneyHalted) throw new ApiError('unavailable', platformMessages.moneyHalted);
  const writes = call.method !== 'GET' || call.writes;
  if (diskShort && writes && !smallWrites.includes(call)) throw diskShortError();
}
