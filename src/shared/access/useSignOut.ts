import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { signOut } from './signOut.ts';

const notRevoked =
  'Signed out on this device, but the server could not be told. The session ends by itself when idle.';

/** Signs out, goes to /login at once and says when the server could not be told (S-147, S-148). */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(async () => {
    const revoked = signOut();
    navigate('/login', { replace: true, state: null });
    await revoked.then(
      () => toasts.said(messages.signedOut),
      () => toasts.failed(notRevoked),
    );
  }, [navigate, toasts]);
}
