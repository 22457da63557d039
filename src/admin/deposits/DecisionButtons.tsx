import { useRecordContext } from 'react-admin';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { type DecisionOptions, DecisionRow, OwnItem } from '#src/admin/review/DecisionButton.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';

export function DecisionButtons(options: DecisionOptions) {
  const deposit = useRecordContext<DepositRecord>();
  const isOwn = useSession().user?._id === deposit?.user.id;
  const isPending = deposit?.status === 'pending';
  if (isOwn && isPending) return <OwnItem />;
  return (
    <DecisionRow isWaiting={isPending}>
      <ConfirmButton {...options} />
      <DeclineButton {...options} />
    </DecisionRow>
  );
}
