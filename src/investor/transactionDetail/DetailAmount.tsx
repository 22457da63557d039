import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Cents } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { isVoid } from '#src/investor/transactions/AmountText.tsx';
import { ModeLogo } from '#src/investor/transactions/ModeLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';

interface DetailAmountProps {
  row: TransactionInCents;
  /** The line below the amount, reserved while it loads. */
  children: ReactNode;
}

const absoluteOf = (cents: Cents): Cents => (cents < 0n ? -cents : cents);

/** The amount of a row in large figures, with its coin and status. */
export function DetailAmount({ row, children }: DetailAmountProps) {
  // Its title names the direction, as that of its page.
  const isMovement = row.kind === 'deposit' || row.kind === 'withdrawal';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ModeLogo mode={row.mode} size={32} />
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Box
          component={isVoid(row) ? 's' : 'div'}
          sx={{
            ...(isVoid(row) && { color: 'text.secondary' }),
            fontSize: '1.75rem',
            lineHeight: '36px',
            fontWeight: 600,
            letterSpacing: '-0.02em',
          }}
        >
          <Money
            cents={isMovement ? absoluteOf(row.amountCents) : row.amountCents}
            signed={!isMovement}
          />
        </Box>
        <Box
          sx={{
            minHeight: row.kind === 'deposit' ? 20 : 0,
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          {children}
        </Box>
      </Box>
      <RowStatus row={row} />
    </Box>
  );
}
