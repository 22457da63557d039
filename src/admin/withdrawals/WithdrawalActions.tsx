import { useRecordContext } from 'react-admin';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { type DecisionOptions, DecisionRow, OwnItem } from '#src/admin/review/DecisionButton.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { DeclineButton } from './DeclineButton.tsx';
import { PayButton } from './PayButton.tsx';
import { ApproveButton, StartPaymentButton, StopPaymentButton } from './StepButtons.tsx';
import { isWaiting } from './withdrawalQueue.ts';

/** The buttons that apply to a withdrawal of another person in its status. */
export function WithdrawalActions(options: DecisionOptions) {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  const staffId = useSession().user?._id;
  if (!withdrawal) return null;
  if (withdrawal.user.id === staffId && isWaiting(withdrawal)) return <OwnItem />;
  const step = { withdrawal, ...options };
  return (
    <DecisionRow isWaiting={isWaiting(withdrawal)}>
      <ApproveButton {...step} />
      <StartPaymentButton {...step} />
      <PayButton {...step} />
      <StopPaymentButton {...step} />
      <DeclineButton {...step} />
    </DecisionRow>
  );
}
