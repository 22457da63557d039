import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { Money } from '#src/shared/ui/Money.tsx';

/** The signed amount, paler until the balance has changed by it. */
export function AmountText({ row }: { row: TransactionInCents }) {
  const isBooked = row.balanceAfterCents !== null;
  return (
    <Typography
      component="span"
      sx={{
        fontWeight: isBooked ? 600 : 400,
        color: isBooked ? 'text.primary' : 'text.secondary',
      }}
    >
      <Money cents={row.amountCents} signed />
    </Typography>
  );
}
