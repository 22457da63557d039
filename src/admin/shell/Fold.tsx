import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** A part that few visits read, behind its title. */
export const Fold = ({ title, children }: FoldProps) => (
  <Box component="details" sx={{ mt: 1 }}>
    <Box component="summary" sx={summary}>
      {title}
    </Box>
    {children}
  </Box>
);

const summary = {
  width: 'fit-content',
  lineHeight: '28px',
  fontWeight: 600,
  color: 'text.secondary',
  cursor: 'pointer',
  '@media (pointer: coarse)': { lineHeight: '44px' },
} as const;
