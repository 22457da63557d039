import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { copy as rowCopy } from '#src/investor/transactions/copy.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DetailAmount } from './DetailAmount.tsx';

/** A credit, debit or reversal by staff: the reason and the balance after it. */
export function AdjustmentDetail({ row }: { row: TransactionInCents }) {
  const { columns } = rowCopy;
  return (
    <Stack spacing={2.5}>
      <DetailAmount row={row}>{row.mode}</DetailAmount>
      {row.reason && <Typography>{copy.reason(row.reason)}</Typography>}
      <FactList
        facts={[
          { label: columns.date, value: <Moment at={row.date} /> },
          ...(row.balanceAfterCents === null
            ? []
            : [{ label: copy.balanceAfter, value: <Money cents={row.balanceAfterCents} /> }]),
        ]}
      />
    </Stack>
  );
}
