import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { menuNames } from '#src/investor/pages.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { NavLinks, type NavLinksProps } from './NavLinks.tsx';

export interface SidebarProps extends Pick<NavLinksProps, 'icons' | 'news'> {
  /** Below the menu. */
  foot?: ReactNode;
}

/** The menu of a wide screen; icons, news and foot come with the code of the area. */
export function Sidebar({ foot, ...parts }: SidebarProps) {
  return (
    <Box
      component="aside"
      aria-label={menuNames.sidebar}
      sx={{
        display: { xs: 'none', wide: 'block' },
        width: 240,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          // The banner of a demo is above it.
          height: 'calc(100dvh - 28px)',
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Box sx={{ px: 3, minHeight: 64, display: 'flex', alignItems: 'center' }}>
          <BrandSign href="/user/overview" />
        </Box>
        <Box component="nav" aria-label={menuNames.navigation}>
          <NavLinks {...parts} />
        </Box>
        <Box sx={{ mt: 'auto' }}>{foot}</Box>
      </Box>
    </Box>
  );
}
