import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { copy } from './copy.ts';

/** The other end of a reversal, from either side. */
export function ReversalLinks({ row }: { row: TransactionInCents }) {
  const { reverses, reversal } = row;
  const ends = [
    [copy.reverses, reverses],
    [copy.reversedBy, reversal],
  ] as const;
  return ends.map(
    ([name, id]) =>
      id && (
        <Typography key={name} sx={{ mt: 2 }}>
          {/* The list reads the row that it opens from the address once. */}
          {name} <Link href={`/user/transaction?open=${id}`}>{reference(id)}</Link>
        </Typography>
      ),
  );
}
