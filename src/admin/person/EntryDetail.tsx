import { reference } from '#contract/reference.ts';
import type { TransactionRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

interface RowProps {
  row: TransactionRecord;
}

/** The reason of an entry, and the reversal that it has or is. */
export const detailOf = ({ mode, kind, reason, reverses, reversal }: TransactionRecord) =>
  [
    reverses && copy.movements.reverses(reference(reverses)),
    reversal && copy.movements.reversedBy(reference(reversal)),
    reason ?? (kind === 'deposit' || kind === 'withdrawal' ? mode : null),
  ]
    .filter(Boolean)
    .join('. ');

/** The detail of an entry in one line; the tooltip has it whole. */
export function EntryDetail({ row }: RowProps) {
  const text = detailOf(row);
  return <span title={text}>{text}</span>;
}
