import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The work at the left, and what the reader needs beside it in a narrow column. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Beside the menu of a window of 1024 pixels no two columns are wide enough.
        gap: { xs: 2, lg: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 328px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {side}
      </Box>
    </Box>
  );
}
