import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { coinOfName } from '#contract/coin.ts';
import { reference } from '#contract/reference.ts';
import { RowStatus } from '#src/investor/conversation/RowStatus.tsx';
import { coinsOf } from '#src/investor/transactionDetail/withdrawalSteps.ts';
import { AmountText } from '#src/investor/transactions/AmountText.tsx';
import { CardRow } from '#src/investor/transactions/CardRow.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { asTransaction } from './asTransaction.ts';
import { CancelButton } from './CancelButton.tsx';
import { copy } from './copy.ts';
import { endsOf } from './endsOf.ts';
import type { WithdrawalRowProps } from './WithdrawalRow.tsx';

/** A withdrawal on a phone. */
export function WithdrawalCard({ row, onOpen }: WithdrawalRowProps) {
  const { _id, amountCents, status, reason } = row;
  return (
    <CardRow
      mode={coinOfName[row.withdrawMode]}
      at={row.createdAt}
      amount={<AmountText row={asTransaction(row)} />}
      note={
        <>
          {coinsOf(row)}
          <Box sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}>{endsOf(row.address)}</Box>
          {reason && `${copy.list.reason}: ${reason}`}
          {status === 'requested' && (
            // Above the link that covers the row.
            <Box sx={{ position: 'relative', zIndex: 1, ml: -1.5, width: 'fit-content' }}>
              <CancelButton id={_id} amountCents={amountCents} />
            </Box>
          )}
        </>
      }
      status={<RowStatus row={row} plain />}
    >
      <Link
        component="button"
        type="button"
        data-cover
        aria-label={copy.list.detailsOf(reference(_id))}
        onClick={onOpen}
      >
        {reference(_id)}
      </Link>
    </CardRow>
  );
}
