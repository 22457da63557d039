import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginState } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { useProfile } from './useProfile.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const location = useLocation();
  const profile = useProfile();
  if (token === '') {
    // After a sign-out, the next person on this device does not land on the last page.
    const state = ended === 'signed-out' ? null : loginState(location);
    return <Navigate to="/login" replace state={state} />;
  }
  if (profile.data) return <Fragment key={token}>{children}</Fragment>;
  if (profile.error) return <LoadError error={profile.error} retry={profile.refetch} />;
  return <Loading />;
}
