import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DemoBanner } from '#src/shared/settings/DemoBanner.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { useScrollToTop } from '#src/shared/ui/useScrollToTop.ts';

export function Shell() {
  useScrollToTop();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <DemoBanner />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </Box>
  );
}
