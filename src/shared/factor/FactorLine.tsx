import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactorLineProps {
  name: string;
  text: string;
  /** The button at the right. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One way of the second step, and what there is of it. */
export function FactorLine({ name, text, action, children }: FactorLineProps) {
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ mr: 'auto', flex: '1 1 220px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 550 }}>{name}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
