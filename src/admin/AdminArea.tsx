import { useProfile } from '#src/shared/access/useProfile.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AdminApp } from './AdminApp.tsx';

/** The back office, once the server has confirmed the role; an edited flag in storage is not enough. */
export function AdminArea() {
  const { data, error, refetch } = useProfile();
  if (data?.isAdmin) return <AdminApp />;
  if (error) return <LoadError error={error} retry={refetch} />;
  return <Loading />;
}
