import Box from '@mui/material/Box';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { copy as recordCopy } from '#src/investor/record/copy.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** The next event of a deposit, and why it was credited with another amount or with none. */
export function DepositNext({ deposit }: { deposit: DepositDetail }) {
  const { amount, amountReceived, reversal, status, late } = deposit;
  const reason = reversal?.reason ?? deposit.reason;
  const { data: settings } = useSettings();
  const { reviewBy, waitsFor } = deposit;
  const reviewed =
    reviewBy && waitsFor !== 'second-approval'
      ? copy.reviewDone(shortMoment(reviewBy))
      : settings && copy.review(settings.reviewHours);
  const isPending = status === 'pending';
  const seen = isPending && chainText(deposit.chain);
  const arrived = parseDollars(amountReceived ?? amount);
  const isOther = arrived !== parseDollars(amount);
  return (
    <>
      {isPending && (
        <Box sx={{ minHeight: 20 }}>
          {deposit.awaits === 'investor' ? recordCopy.reviewAfter : reviewed}
        </Box>
      )}
      {seen && <Box role="status">{seen}</Box>}
      {isPending && late && <Box>{copy.late}</Box>}
      {isOther && (
        <Box>{copy.other(groupDollars(parseDollars(amount)), groupDollars(arrived))}</Box>
      )}
      {reason && <Box>{recordCopy.reason(reason)}</Box>}
    </>
  );
}

type Chain = DepositDetail['chain'];

/** The payment as the chain shows it; undefined while it shows none. */
function chainText({ state, confirmations, asked }: Chain): string | undefined {
  const { chain } = copy;
  switch (state) {
    case 'seen':
      return asked === null ? chain.seen : chain.counted(0, asked);
    case 'confirming':
      return asked === null ? chain.notFinal : chain.counted(confirmations, asked);
    case 'short':
      return chain.short;
    case 'replaced':
    case 'gone':
      return chain.gone;
    case 'enough':
    case 'over':
    case 'late':
      return chain.arrived;
    default:
      return undefined;
  }
}
