import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { copy } from './copy.ts';

interface ReceiptCellProps {
  row: TransactionInCents;
  onOpen: () => void;
}

/** A button that opens the receipt of a deposit, if it has one. */
export function ReceiptCell({ row, onOpen }: ReceiptCellProps) {
  if (row.image) {
    return (
      <Link
        component="button"
        type="button"
        aria-label={copy.viewReceipt(reference(row._id))}
        onClick={(event) => {
          // The row around it opens the details.
          event.stopPropagation();
          onOpen();
        }}
        sx={{ fontSize: '0.875rem', lineHeight: '44px', minWidth: 44, textAlign: 'left' }}
      >
        {copy.view}
      </Link>
    );
  }
  if (row.kind !== 'deposit') return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'var(--faint)', whiteSpace: 'nowrap' }}>
      {copy.noProof}
    </Box>
  );
}
