import { auth } from '#contract/auth.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/store.ts';

/**
 * Ends the session here at once, then revokes it on the server (S-148). Throws when the server
 * could not be told; a token that was dead already needs no telling.
 */
export async function signOut(): Promise<void> {
  if (session.read().token === '') return;
  // The request takes the token along before the store forgets it.
  const revoked = send(auth.signOut);
  session.leave();
  await revoked.catch((failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
  });
}
