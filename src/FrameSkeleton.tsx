import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from './investor/layout/PageSkeleton.tsx';
import { Sidebar } from './investor/layout/Sidebar.tsx';

/** The frame of the investor area while its code loads, with its menu and the places of its cards. */
export function FrameSkeleton() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <Sidebar />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box
          sx={{
            minHeight: { xs: 57, wide: 65 },
            bgcolor: { xs: 'background.paper', wide: 'transparent' },
            borderBottom: 1,
            borderColor: { xs: 'divider', wide: 'transparent' },
          }}
        />
        <Box
          sx={{
            flexGrow: 1,
            width: '100%',
            maxWidth: 1184,
            mx: 'auto',
            px: { xs: 2, wide: 4 },
            pt: 2,
            pb: 4,
          }}
        >
          <PageSkeleton path={pathname} />
        </Box>
      </Box>
    </Box>
  );
}
