import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { reference } from '#contract/reference.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { TransactionRecord } from '#src/admin/provider/records.ts';
import { copy as reverseCopy } from '#src/admin/reversal/copy.ts';
import { ReverseDialog } from '#src/admin/reversal/ReverseDialog.tsx';
import { DepositLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { fonts } from '#src/shared/theme/tokens.ts';

interface RowProps {
  row: TransactionRecord;
}

/** A correction has no page; an adjustment opens to be reversed. */
export function EntrySource({ row }: RowProps) {
  const { id, kind, reversal } = row;
  const mayReverse = useMay('approve');
  if (kind === 'deposit') return <DepositLink id={id} />;
  if (kind === 'withdrawal') return <WithdrawalLink id={id} />;
  const isFinal = kind === 'reversal' || reversal !== null;
  if (mayReverse && !isFinal) return <AdjustmentButton row={row} />;
  return (
    <Box component="span" sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}>
      {reference(id)}
    </Box>
  );
}

function AdjustmentButton({ row: { id, amountCents, reason } }: RowProps) {
  const { open } = useDialogs();
  const item = { source: 'adjustment', id, effectCents: -amountCents, reason } as const;
  return (
    <Link
      component="button"
      type="button"
      aria-label={reverseCopy.adjustment(reference(id))}
      onClick={() => open(<ReverseDialog item={item} />)}
      sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}
    >
      {reference(id)}
    </Link>
  );
}
