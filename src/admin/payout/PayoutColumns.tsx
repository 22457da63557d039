import type { ComponentProps } from 'react';
import { resource } from '#contract/backOffice.ts';
import { Conversation } from '#src/admin/conversation/Conversation.tsx';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { copy as recordCopy } from '#src/admin/record/copy.ts';
import { DecidedKeys } from '#src/admin/record/DecidedKeys.tsx';
import { DecisionBar } from '#src/admin/record/DecisionBar.tsx';
import { DecisionKeys } from '#src/admin/record/DecisionKeys.tsx';
import type { useReviewed } from '#src/admin/record/useReviewed.ts';
import { usePayment } from '#src/admin/sending/usePayment.ts';
import { useIsPayer } from '#src/admin/withdrawals/useIsPayer.ts';
import { AccountChanges, Balance } from './Account.tsx';
import { Agreed } from './Agreed.tsx';
import { copy } from './copy.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { decisionsOf, stepOf } from './decisionsOf.ts';
import { EarlierWithdrawals, History } from './History.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PayoutFrame } from './PayoutFrame.tsx';
import { Recipient } from './Recipient.tsx';
import { StepForm, useSteps } from './StepForms.tsx';
import { useGuardedArming } from './useGuardedArming.ts';

interface PayoutColumnsProps {
  withdrawal: PayoutRecord;
  reviewed: ReturnType<typeof useReviewed<PayoutRecord>>;
  bar: Omit<ComponentProps<typeof DecisionBar>, 'children'>;
}

/** The columns of a withdrawal that has loaded, with its decisions. */
export function PayoutColumns({ withdrawal, reviewed, bar }: PayoutColumnsProps) {
  const { steps, arming: openArming, refetch, canDecide, waits } = reviewed;
  const isPayer = useIsPayer(withdrawal);
  const step = stepOf(withdrawal, isPayer);
  const arming = useGuardedArming(openArming, `${withdrawal.status} ${step}`);
  const { armed, isStale, arm, cancel } = arming;
  const openNext = () => {
    cancel();
    void steps.next();
  };
  const reread = async () => (await refetch()).data?.payout;
  const payment = usePayment(withdrawal, { reread, onDone: openNext });
  const commands = useSteps(openNext, cancel);
  const isOffline = useConnection().lostAt !== undefined;
  const isPending = [payment.command, ...Object.values(commands)].some((one) => one.isPending);
  const typedAmount = `${payment.form.watch('coinAmount')} ${withdrawal.coin}`;
  const decidedBefore = isStale ? changeOf(withdrawal) : undefined;
  const form = { withdrawal, decidedBefore };
  return (
    <PayoutFrame
      bar={
        <DecisionBar {...bar}>
          {canDecide && !isStale ? (
            <DecisionKeys
              {...arming}
              decisions={decisionsOf(withdrawal, { step, typedAmount, isPending, isOffline })}
            />
          ) : (
            <DecidedKeys note={noteOf(reviewed, withdrawal)} steps={steps} />
          )}
        </DecisionBar>
      }
      who={
        <>
          <Recipient withdrawal={withdrawal} />
          <AccountChanges withdrawal={withdrawal} />
          <Balance withdrawal={withdrawal} />
        </>
      }
      what={
        <PaymentPanel
          withdrawal={withdrawal}
          payment={payment}
          isPayer={isPayer}
          armed={armed}
          arm={() => arm('c')}
        />
      }
      form={
        armed === 'd' ? (
          <DeclineForm {...form} command={commands.decline} />
        ) : (
          armed === 'c' &&
          step !== undefined &&
          step !== 'pay' && <StepForm {...form} step={step} command={commands[step]} />
        )
      }
      agreed={
        <>
          <Agreed withdrawal={withdrawal} />
          <Conversation item={withdrawal} resource={resource.withdrawals} isWaiting={waits} />
          <History withdrawal={withdrawal} />
          <EarlierWithdrawals withdrawal={withdrawal} />
        </>
      }
    />
  );
}

const wordOf = ({ status, payingBy }: PayoutRecord) =>
  status === 'approved' && payingBy ? copy.page.beingPaid : status;

/** The person who changed a withdrawal last, and how. */
function changeOf(withdrawal: PayoutRecord): string {
  const { by } = withdrawal.timeline.at(-1) ?? {};
  const word = wordOf(withdrawal);
  return by ? recordCopy.decidedBy(by, word) : recordCopy.decided(word);
}

function noteOf({ isOwn, waits }: PayoutColumnsProps['reviewed'], withdrawal: PayoutRecord) {
  return isOwn && waits ? adminCopy.own : changeOf(withdrawal);
}
