import Link from '@mui/material/Link';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';

interface ReferenceButtonProps {
  row: TransactionInCents;
  onOpen: () => void;
}

/** The reference, which opens the details also by the keyboard. */
export function ReferenceButton({ row, onOpen }: ReferenceButtonProps) {
  const text = reference(row._id);
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={onOpen}
      aria-label={copy.detailsOf(text)}
      sx={{
        fontFamily: fonts.mono,
        fontSize: '0.8125rem',
        lineHeight: '44px',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Link>
  );
}
