import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The title of a part that is folded at first, with the arrow of all folded parts. */
export const FoldSummary = ({ children }: { children: ReactNode }) => (
  <Box component="summary" sx={summary}>
    {children}
    <ExpandMore aria-hidden="true" />
  </Box>
);

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: { xs: 44, wide: 28 },
  cursor: 'pointer',
  // The triangle of the browser.
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { fontSize: 20, flex: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;
