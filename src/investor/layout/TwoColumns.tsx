import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Both columns are as high as the higher one. */
  isEven?: boolean;
}

/** The work at the left, and what the reader needs beside it in a narrow column. */
export function TwoColumns({ children, side, isEven = false }: TwoColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Beside the menu of a window of 1024 pixels no two columns are wide enough.
        gap: { xs: 2, lg: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 328px' },
        alignItems: isEven ? 'stretch' : 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
      <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {side}
      </Box>
    </Box>
  );
}
