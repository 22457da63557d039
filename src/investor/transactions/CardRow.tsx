import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Transaction } from '#contract/transactionRecord.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { ModeLogo } from './ModeLogo.tsx';

interface CardRowProps {
  mode: Transaction['mode'];
  at: string;
  amount: ReactNode;
  reference?: string;
  /** At the end. */
  note?: ReactNode;
  status: ReactNode;
  /** The button or link of the row: its words are the kind. It covers the row. */
  children: ReactNode;
}

/** A row of a phone: what and how much, when and status, and its reference. */
export function CardRow({ mode, at, amount, reference, note, status, children }: CardRowProps) {
  return (
    <Box component="li" sx={styles}>
      <ModeLogo mode={mode} size={32} />
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        {children}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Moment at={at} short />
          {reference && <Box sx={number}>{reference}</Box>}
          {note && <Box>{note}</Box>}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        {amount}
        <Box>{status}</Box>
      </Box>
      <ChevronRight aria-hidden="true" sx={{ mr: -0.75, fontSize: 20, color: 'var(--faint)' }} />
    </Box>
  );
}

const number = {
  fontFamily: fonts.mono,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
} as const;

const styles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& [data-cover]': {
    // A link that is a button has a position, and would cover itself only.
    position: 'static',
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    textDecoration: 'none',
    verticalAlign: 'baseline',
  },
  '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
