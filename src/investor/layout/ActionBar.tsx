import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons of a step: the foot of its card, and on a phone a bar at the bottom of the screen. */
export function ActionBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <Box
      data-action-bar
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mx: { xs: -2, tablet: -3 },
        mb: { xs: 0, tablet: -3 },
        px: { xs: 2, tablet: 3 },
        py: { xs: 1.5, tablet: 2.5 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: '0 0 12px 12px',
        position: { xs: 'sticky', tablet: 'static' },
        bottom: 0,
        zIndex: { xs: 'appBar', tablet: 'auto' },
        pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', tablet: 2.5 },
        '& > .MuiButton-contained': { flexGrow: { xs: 1, tablet: 0 } },
      }}
    >
      {children}
      {note && (
        <Box
          sx={{
            display: { xs: 'none', tablet: 'block' },
            ml: 'auto',
            maxWidth: 240,
            textAlign: 'right',
            fontSize: '0.75rem',
            color: 'var(--faint)',
          }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
