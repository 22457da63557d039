import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { duration } from '#src/shared/format/duration.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';

interface PayoutNoticesProps {
  withdrawal: PayoutRecord;
  isPayer: boolean;
}

/** Shows the reasons against a payment. */
export function PayoutNotices({ withdrawal, isPayer }: PayoutNoticesProps) {
  const { blockedBy, payingBy, objectedBy, status } = withdrawal;
  const sentTxid = status === 'approved' ? withdrawal.recipient.sentTxid : null;
  const isPaidByOther = payingBy !== null && !isPayer;
  const begun = useEarlierStart(withdrawal, isPayer);
  if (!blockedBy && !isPaidByOther && !objectedBy && !sentTxid && !begun) return null;
  return (
    <Stack spacing={1} sx={{ px: { xs: 2, tablet: 2.5 }, pt: 1.25 }}>
      {sentTxid && (
        <Alert severity="error" sx={dense}>
          {copy.sentBefore} <AddressText address={sentTxid} />
        </Alert>
      )}
      {begun && (
        <Alert severity="warning" sx={dense}>
          {copy.startedBefore(duration(begun))}
        </Alert>
      )}
      {blockedBy && (
        <Alert severity="error" sx={dense}>
          {payoutBlockMessages[blockedBy]}
        </Alert>
      )}
      {isPaidByOther && (
        <Alert severity={payingBy.active ? 'info' : 'warning'} sx={dense}>
          {copy.payingByOther(payingBy)}
        </Alert>
      )}
      {objectedBy && (
        <Alert severity="warning" sx={dense}>
          {copy.objectedBy(objectedBy.fullName)}
        </Alert>
      )}
    </Stack>
  );
}

const soonMs = 10 * 60_000;

/** How long ago the reader started a payment, once they may have sent the coin and forgotten it. */
function useEarlierStart({ timeline }: PayoutRecord, isPayer: boolean): number | undefined {
  const now = useMinute();
  const started = timeline.findLast(({ event }) => event === 'payment-started');
  if (!isPayer || !started) return undefined;
  const passedMs = now - Date.parse(started.at);
  return passedMs > soonMs ? passedMs : undefined;
}

const dense = {
  py: 0,
  px: 1.25,
  '& .MuiAlert-message': { py: 0.75 },
  '& .MuiAlert-icon': { mr: 1 },
};
