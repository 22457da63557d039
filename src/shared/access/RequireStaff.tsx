import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { comingFrom } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';

/**
 * Sends everybody but staff to /login (S-036, S-037). This only spares a visitor an empty page:
 * the server refuses each staff call by itself, whatever local storage says (S-038).
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { token, user, ended } = useSession();
  const location = useLocation();
  if (token === '' || !user?.isAdmin) {
    const state = ended === 'signed-out' ? null : comingFrom(location);
    return <Navigate to="/login" replace state={state} />;
  }
  return <Fragment key={token}>{children}</Fragment>;
}
