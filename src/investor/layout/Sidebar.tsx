import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { copy } from '#src/investor/copy.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The menu of a wide screen, and below it what the frame adds once its code is there. */
export function Sidebar({ foot }: { foot?: ReactNode }) {
  return (
    <Box
      component="aside"
      aria-label={copy.layout.sidebar}
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
        <Box component="nav" aria-label={copy.layout.navigation}>
          <NavLinks />
        </Box>
        <Box sx={{ mt: 'auto' }}>{foot}</Box>
      </Box>
    </Box>
  );
}
