import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { InCents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Withdrawal } from '#contract/withdrawals.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { CancelButton } from './CancelButton.tsx';
import { copy } from './copy.ts';
import { endsOf } from './endsOf.ts';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { columns } from './WithdrawalHead.tsx';

export interface WithdrawalRowProps {
  row: InCents<Withdrawal>;
  onOpen: () => void;
}

/** A withdrawal on a wide screen. */
export function WithdrawalRow({ row, onOpen }: WithdrawalRowProps) {
  const open = ({ target }: MouseEvent) => {
    // React also bubbles the clicks of a dialog that a button of the row opened.
    if (!(target as Element).closest('button, .MuiDialog-root')) onOpen();
  };
  return (
    <Box component="li" onClick={open} sx={line}>
      <Box sx={{ gridArea: 'reference' }}>
        <Button
          size="small"
          aria-label={copy.list.detailsOf(reference(row._id))}
          onClick={onOpen}
          sx={{ ...referenceStyle, ml: -1.5 }}
        >
          {reference(row._id)}
        </Button>
      </Box>
      <WithdrawalAmount row={row} />
      <Box sx={{ gridArea: 'address', ...machine }}>{endsOf(row.address)}</Box>
      <Box sx={{ gridArea: 'date', color: 'text.secondary' }}>
        <Moment at={row.createdAt} short />
      </Box>
      <Box sx={{ gridArea: 'status' }}>
        <RowStatus row={row} />
      </Box>
      {row.status === 'requested' && (
        <Box sx={{ gridArea: 'action', justifySelf: 'end', mr: -1.5 }}>
          <CancelButton id={row._id} amountCents={row.amountCents} />
        </Box>
      )}
      {row.reason && (
        <Box sx={{ gridColumn: '1 / -1', pb: 1, color: 'text.secondary' }}>
          {copy.list.reason}: {row.reason}
        </Box>
      )}
    </Box>
  );
}

const referenceStyle = { fontFamily: fonts.mono, fontWeight: 400 } as const;

const machine = {
  fontFamily: fonts.mono,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: columns,
  gridTemplateAreas: '"reference amount address date status action"',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 60,
  fontSize: '0.8125rem',
  borderTop: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
