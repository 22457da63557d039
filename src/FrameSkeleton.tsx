import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from './investor/layout/PageSkeleton.tsx';
import { Sidebar, type SidebarProps } from './investor/layout/Sidebar.tsx';

interface FrameSkeletonProps extends SidebarProps {
  /** The bar at the top; its place is there without it. */
  bar?: ReactNode;
  /** Below the page. */
  tabs?: ReactNode;
}

/** The frame of the investor area while its code loads, with its menu and the places of its cards. */
export function FrameSkeleton({ bar, tabs, ...menu }: FrameSkeletonProps) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <Sidebar {...menu} />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {bar ?? <Box sx={barPlace} />}
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
        {tabs}
      </Box>
    </Box>
  );
}

const barPlace = {
  minHeight: { xs: 57, wide: 65 },
  bgcolor: { xs: 'background.paper', wide: 'transparent' },
  borderBottom: 1,
  borderColor: { xs: 'divider', wide: 'transparent' },
} as const;
