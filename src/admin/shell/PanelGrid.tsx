import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PanelGridProps {
  /** CSS grid columns by breakpoint. */
  columns: Partial<Record<'xs' | 'md', string>>;
  children: ReactNode;
}

export const PanelGrid = ({ columns, children }: PanelGridProps) => (
  <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: columns }}>
    {children}
  </Box>
);
