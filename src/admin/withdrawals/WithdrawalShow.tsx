import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewPage } from '#src/admin/review/ReviewPage.tsx';
import { InvestorPanel } from '#src/admin/users/InvestorPanel.tsx';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { DecisionPanel, PaymentPanel, RequestPanel } from './WithdrawalPanels.tsx';
import { isWaiting, withdrawalQueue } from './withdrawalQueue.ts';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: '1fr 1fr' },
};

export const WithdrawalShow = () => (
  <ReviewPage<WithdrawalRecord>
    screen="withdrawals"
    title={copy.page.title}
    backLabel={copy.page.back}
    queueOf={(withdrawal) => withdrawalQueue(withdrawal?.status ?? 'requested')}
    isWaiting={isWaiting}
    Decisions={WithdrawalActions}
  >
    {(withdrawal) => (
      <>
        <PayoutNotices withdrawal={withdrawal} />
        <Box sx={columns}>
          <Stack spacing={2}>
            <RequestPanel withdrawal={withdrawal} />
            {withdrawal.decidedBy && <DecisionPanel withdrawal={withdrawal} />}
            {withdrawal.txid && <PaymentPanel withdrawal={withdrawal} />}
          </Stack>
          <InvestorPanel user={withdrawal.user} />
        </Box>
      </>
    )}
  </ReviewPage>
);

function PayoutNotices({ withdrawal }: { withdrawal: WithdrawalRecord }) {
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
