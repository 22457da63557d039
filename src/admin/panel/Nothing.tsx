import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NothingProps {
  title: string;
  /** The next step. */
  text?: string;
  /** A link to that step. */
  children?: ReactNode;
}

/** A panel without rows. */
export const Nothing = ({ title, text, children }: NothingProps) => (
  <Box sx={{ maxWidth: 480, mx: 'auto', p: 3, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {text && <Typography color="text.secondary">{text}</Typography>}
    {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
  </Box>
);
