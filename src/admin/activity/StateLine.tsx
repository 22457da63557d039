import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StateLineProps {
  color: string;
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

/** A short text in the colour of a state, with its icon. */
export const StateLine = ({ color, icon, title = '', children }: StateLineProps) => (
  <Box
    title={title}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      color,
      '& svg': { fontSize: 18, flex: 'none' },
      '& b': { fontWeight: 600 },
    }}
  >
    {icon}
    <span>{children}</span>
  </Box>
);
