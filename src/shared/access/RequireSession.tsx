import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { comingFrom } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { useProfile } from './useProfile.ts';

/** Shows its page to signed-in visitors whom the server knows; others go to /login (S-018, S-028). */
export function RequireSession({ children }: { children: ReactNode }) {
  const { token, ended } = useSession();
  const location = useLocation();
  const profile = useProfile();
  if (token === '') {
    // Whoever signed out leaves no trail for the next person on this device.
    const state = ended === 'signed-out' ? null : comingFrom(location);
    return <Navigate to="/login" replace state={state} />;
  }
  if (profile.data) return <Fragment key={token}>{children}</Fragment>;
  if (profile.error) return <LoadError error={profile.error} retry={profile.refetch} />;
  return <Loading />;
}
