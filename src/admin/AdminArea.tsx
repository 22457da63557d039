import { Suspense } from 'react';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { AdminApp } from './AdminApp.tsx';
import { StaffSkeleton } from './layout/StaffSkeleton.tsx';

const SetUpPage = lazyPart(
  async () => (await import('#src/shared/factor/SetUpPage.tsx')).SetUpPage,
);

/** The back office, once the server has confirmed the role; an edited flag in storage is not enough. */
export function AdminArea() {
  const { data, error, refetch } = useProfile();
  const signOut = useSignOut();
  if (error instanceof ApiError && error.code === 'second-factor-setup') {
    return (
      <Suspense fallback={<Loading />}>
        <SetUpPage onDone={() => void refetch()} onSignOut={() => void signOut()} />
      </Suspense>
    );
  }
  if (data?.isAdmin) return <AdminApp />;
  if (error) return <LoadError error={error} retry={refetch} />;
  return <StaffSkeleton />;
}
