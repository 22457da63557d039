import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const tones = {
  done: { color: 'success.main', bgcolor: 'var(--success-soft)' },
  open: { color: 'warning.main', bgcolor: 'var(--warning-soft)' },
  neutral: { color: 'text.secondary', bgcolor: 'var(--sunken)' },
} as const;

interface VerificationFactProps {
  isDone: boolean;
  /** The sign while it is not done. */
  Open?: typeof ScheduleOutlined;
  /** Nothing is wrong while it is not done. */
  needsNothing?: boolean;
  title: string;
  children: ReactNode;
}

/** A fact with a sign of whether it holds. */
export function VerificationFact(props: VerificationFactProps) {
  const { isDone, Open = ScheduleOutlined, needsNothing = false, title, children } = props;
  const Icon = isDone ? CheckOutlined : needsNothing ? BadgeOutlined : Open;
  const tone = isDone ? tones.done : needsNothing ? tones.neutral : tones.open;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Icon
        aria-hidden="true"
        sx={{
          p: 0.5,
          fontSize: 26,
          flexShrink: 0,
          borderRadius: '50%',
          ...tone,
        }}
      />
      <Box
        sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start', minWidth: 0 }}
      >
        <Box sx={{ fontWeight: 600, lineHeight: '26px' }}>{title}</Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            justifyItems: 'start',
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
