import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewPage } from '#src/admin/review/ReviewPage.tsx';
import { PanelGrid } from '#src/admin/shell/PanelGrid.tsx';
import { InvestorPanel } from '#src/admin/users/InvestorPanel.tsx';
import { copy } from './copy.ts';
import { useIsPayer } from './useIsPayer.ts';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { DecisionPanel, PaymentPanel, RequestPanel } from './WithdrawalPanels.tsx';
import { isWaiting, withdrawalQueue } from './withdrawalQueue.ts';

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
        <PanelGrid columns={{ md: '1fr 1fr' }}>
          <Stack spacing={2}>
            <RequestPanel withdrawal={withdrawal} />
            {withdrawal.decidedBy && <DecisionPanel withdrawal={withdrawal} />}
            {withdrawal.txid && <PaymentPanel withdrawal={withdrawal} />}
          </Stack>
          <InvestorPanel user={withdrawal.user} />
        </PanelGrid>
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
