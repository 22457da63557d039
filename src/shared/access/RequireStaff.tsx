import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginState } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';

/**
 * Redirects everyone but staff to /login. This only spares a visitor an empty page: the server
 * checks the role on every staff call.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { token, user, ended } = useSession();
  const location = useLocation();
  if (token === '' || !user?.isAdmin) {
    const state = ended === 'signed-out' ? null : loginState(location);
    return <Navigate to="/login" replace state={state} />;
  }
  return <Fragment key={token}>{children}</Fragment>;
}
