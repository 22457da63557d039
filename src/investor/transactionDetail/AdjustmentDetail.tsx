import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactions.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { copy } from '#src/investor/transactions/copy.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { DetailAmount } from './DetailAmount.tsx';

/** A credit, debit or reversal by staff: the reason and the balance after it. */
export function AdjustmentDetail({ row }: { row: TransactionInCents }) {
  const { columns, detail } = copy;
  return (
    <Stack spacing={2.5}>
      <DetailAmount row={row}>{row.mode}</DetailAmount>
      {row.reason && <Typography>{detail.reason(row.reason)}</Typography>}
      <FactList
        facts={[
          { label: columns.date, value: <Moment at={row.date} /> },
          ...(row.balanceAfterCents === null
            ? []
            : [{ label: detail.balanceAfter, value: <Money cents={row.balanceAfterCents} /> }]),
        ]}
      />
    </Stack>
  );
}
