import ChevronRight from '@mui/icons-material/ChevronRight';
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
      <ChevronRight aria-hidden="true" />
      {title}
    </Box>
    {children}
  </Box>
);

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  ml: -0.5,
  // The triangle of the browser.
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { fontSize: 18, transition: 'transform 120ms' },
  'details[open] > & svg': { transform: 'rotate(90deg)' },
  width: 'fit-content',
  lineHeight: '28px',
  fontWeight: 600,
  color: 'text.secondary',
  cursor: 'pointer',
  '@media (pointer: coarse)': { lineHeight: '44px' },
} as const;
