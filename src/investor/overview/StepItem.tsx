import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

/** A step of a new account. */
export interface Step {
  title: string;
  text?: ReactNode;
  /** Where an open step is done. */
  action?: ReactNode;
  isDone: boolean;
}

/** A step with its number, or with the sign that it is done. */
export function StepItem({ step, number }: { step: Step; number: number }) {
  const { title, text, action, isDone } = step;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={isDone ? doneDot : dot}>
        {isDone ? <CheckOutlined titleAccess={copy.start.done} sx={{ fontSize: 16 }} /> : number}
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600, lineHeight: '24px' }}>{title}</Typography>
        {text && (
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        )}
        {action && <Box sx={{ mt: 1 }}>{action}</Box>}
      </Box>
    </Box>
  );
}

const dot = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flexShrink: 0,
  borderRadius: '50%',
  border: 1,
  borderColor: 'var(--control-line)',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;

const doneDot = {
  ...dot,
  border: 0,
  bgcolor: 'var(--success-soft)',
  color: 'success.main',
} as const;
