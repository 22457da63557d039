import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginState } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const location = useLocation();
  if (token === '') {
    // After a sign-out, the next person on this device does not land on the last page.
    const state = ended === 'signed-out' ? null : loginState(location);
    return <Navigate to="/login" replace state={state} />;
  }
  return <Fragment key={token}>{children}</Fragment>;
}
