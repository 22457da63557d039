import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { OverviewLine } from '#src/admin/overview/OverviewLine.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { SkipLink } from '#src/shared/ui/SkipLink.tsx';
import { AdminHeader } from './AdminHeader.tsx';

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <AdminHeader />
      <ErrorBoundary>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flexGrow: 1, width: '100%', maxWidth: 1400, mx: 'auto', p: { xs: 2, md: 3 } }}
        >
          <OverviewLine />
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </ErrorBoundary>
    </Box>
  );
}
