import type ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Strong } from './Strong.tsx';

interface NoteProps {
  Icon: typeof ShieldOutlined;
  lead: string;
  text: string;
  isWarning?: boolean;
  children?: ReactNode;
}

/** A short note in a card that shows one thing, with a sign. */
export const Note = ({ Icon, lead, text, isWarning = false, children }: NoteProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.5,
      p: 2,
      border: 1,
      borderColor: isWarning ? 'warning.main' : 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      fontSize: '0.8125rem',
      color: 'text.secondary',
    }}
  >
    <Icon
      aria-hidden="true"
      sx={{ fontSize: '1.125rem', ...(isWarning && { color: 'warning.main' }) }}
    />
    <Box>
      <Strong>{lead}</Strong> {text} {children}
    </Box>
  </Box>
);
