import Link from '@mui/material/Link';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from '../copy.ts';

interface ReferenceButtonProps {
  row: TransactionInCents;
  onOpen: () => void;
}

export function ReferenceButton({ row, onOpen }: ReferenceButtonProps) {
  const text = reference(row._id);
  return (
    <Link
      component="button"
      type="button"
      onClick={onOpen}
      aria-label={copy.transactions.detailsOf(text)}
      sx={{ fontFamily: fonts.mono, fontSize: '0.875rem', py: 0.75, whiteSpace: 'nowrap' }}
    >
      {text}
    </Link>
  );
}
