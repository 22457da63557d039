import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Both columns are as high as the higher one. */
  isEven?: boolean;
  /** In one column the side comes first. */
  isSideFirst?: boolean;
}

/** The work at the left, and what the reader needs beside it in a narrow column. */
export function TwoColumns(props: TwoColumnsProps) {
  const { children, side, isEven = false, isSideFirst = false } = props;
  const aside = (
    <Box component="aside" sx={{ ...column, gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}>
      {side}
    </Box>
  );
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
      {isSideFirst && aside}
      <Box data-stage sx={{ ...column, gridColumn: { lg: 1 } }}>
        {children}
      </Box>
      {!isSideFirst && aside}
    </Box>
  );
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minWidth: 0,
} as const;
