import { useProfile } from '#src/shared/access/useProfile.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AdminApp } from './AdminApp.tsx';

/**
 * The back-office under `/admin`, behind its guard. It waits for the server's word on who this is:
 * a stored flag that was edited leads back to the guard, which sends the visitor away (S-038).
 */
export function AdminArea() {
  const { data, error, refetch } = useProfile();
  if (data?.isAdmin) return <AdminApp />;
  if (error) return <LoadError error={error} retry={refetch} />;
  return <Loading />;
}
