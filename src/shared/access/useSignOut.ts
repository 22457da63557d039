import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { signOut } from './signOut.ts';

const notRevoked =
  'Signed out on this device, but we could not reach the server. The session will expire there.';

/** Signs out and opens /login at once; a toast reports if the server was not reached. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(async () => {
    const revoked = signOut();
    navigate('/login', { replace: true, state: null });
    await revoked.then(
      () => toasts.success(messages.signedOut),
      () => toasts.error(notRevoked),
    );
  }, [navigate, toasts]);
}
