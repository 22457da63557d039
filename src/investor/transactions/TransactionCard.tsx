import Link from '@mui/material/Link';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { AmountText, QuotedText } from './AmountText.tsx';
import { CardRow } from './CardRow.tsx';
import { copy } from './copy.ts';

interface TransactionCardProps {
  row: TransactionInCents;
  at: string;
  onOpen: () => void;
}

/** A transaction on a phone. */
export function TransactionCard({ row, at, onOpen }: TransactionCardProps) {
  return (
    <CardRow
      mode={row.mode}
      at={at}
      amount={<AmountText row={row} />}
      reference={reference(row._id)}
      note={<QuotedText row={row} />}
      status={<RowStatus row={row} plain />}
    >
      <Link
        component="button"
        type="button"
        data-cover
        aria-label={`${copy.detailsOf(reference(row._id))}, ${copy.kinds[row.kind]}`}
        onClick={onOpen}
      >
        {copy.kinds[row.kind]}
      </Link>
    </CardRow>
  );
}
