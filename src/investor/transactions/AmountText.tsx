import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { Money } from '#src/shared/ui/Money.tsx';

/** A row's signed dollars; they stand back while the balance has not moved by them. */
export function AmountText({ row }: { row: TransactionInCents }) {
  const moved = row.balanceAfterCents !== null;
  return (
    <Typography
      component="span"
      sx={{
        fontWeight: moved ? 600 : 400,
        color: moved ? 'text.primary' : 'text.secondary',
      }}
    >
      <Money cents={row.amountCents} signed />
    </Typography>
  );
}
