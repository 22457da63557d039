import { auth } from '#contract/auth.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';

/**
 * Ends the session here at once, then revokes it on the server. Throws if the server could not
 * revoke it; a token that is already invalid counts as revoked.
 */
export async function signOut(): Promise<void> {
  if (session.read().token === '') return;
  // Build the request first: leave() drops the token.
  const revoked = send(auth.signOut);
  session.leave();
  await revoked.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  });
}
