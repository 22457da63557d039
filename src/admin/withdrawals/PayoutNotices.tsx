import Alert from '@mui/material/Alert';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '../provider/records.ts';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';

/** On the page of a withdrawal: why it cannot be paid now, who is paying it, who objected. */
export function PayoutNotices({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { blockedBy, payingBy, objectedBy } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  return (
    <>
      {blockedBy && <Alert severity="warning">{payoutBlockMessages[blockedBy]}</Alert>}
      {payingBy && (
        <Alert severity="info" variant="outlined">
          {isPayer ? copy.payingByYou : copy.payingByOther(payingBy)}
        </Alert>
      )}
      {objectedBy && <Alert severity="warning">{copy.objectedBy(objectedBy.fullName)}</Alert>}
    </>
  );
}
