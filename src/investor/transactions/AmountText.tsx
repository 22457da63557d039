import Box from '@mui/material/Box';
import { groupDollars } from '#contract/money.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** Whether a row ended without a change of the balance. */
export const isVoid = ({ status }: Pick<TransactionInCents, 'status'>): boolean =>
  status === 'declined' || status === 'cancelled';

/** Paler and without a plus until it is posted, struck through if it never is; what leaves has a minus. */
export function AmountText({ row }: { row: TransactionInCents }) {
  const isPosted = !isVoid(row) && (row.balanceAfterCents !== null || row.postedAt !== null);
  return (
    <Box
      component={isVoid(row) ? 's' : 'span'}
      sx={{
        fontWeight: isPosted ? 600 : 500,
        color: isPosted ? 'text.primary' : isVoid(row) ? 'var(--faint)' : 'text.secondary',
      }}
    >
      <Money cents={row.amountCents} signed={isPosted || row.amountCents < 0n} />
    </Box>
  );
}

/** The amount that was asked, where another one was credited. */
export function QuotedText({ row }: { row: TransactionInCents }) {
  if (row.quotedCents === null) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'warning.main' }}>
      {copy.quoted(groupDollars(row.quotedCents))}
    </Box>
  );
}
