import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The checks of a row, over the whole width of a preview. */
export const PreviewChecks = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      mx: -2.5,
      mb: 1,
      borderTop: 1,
      borderColor: 'divider',
      '& > section': { px: 2.5 },
      '& + dl > :nth-of-type(1)': { borderTop: 0 },
    }}
  >
    {children}
  </Box>
);
