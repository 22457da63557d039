import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The work at the left, and what the reader needs beside it in a narrow column. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, wide: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', wide: 'minmax(0, 1fr) 328px' },
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
