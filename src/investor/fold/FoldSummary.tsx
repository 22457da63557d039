import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FoldSummaryProps {
  children: ReactNode;
  /** A row of a card, with the padding of its other rows. */
  isInset?: boolean;
}

/** The title of a part that is folded at first, with the arrow of all folded parts. */
export const FoldSummary = ({ children, isInset = false }: FoldSummaryProps) => (
  <Box component="summary" sx={isInset ? { ...summary, ...inset } : summary}>
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

const inset = { minHeight: 44, px: { xs: 2, tablet: 2.5 }, fontWeight: 550 } as const;
