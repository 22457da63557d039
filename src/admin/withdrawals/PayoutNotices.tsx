import Alert from '@mui/material/Alert';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';

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
