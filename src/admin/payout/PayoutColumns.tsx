import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { resource, showPath } from '#contract/backOffice.ts';
import { Approvals } from '#src/admin/approvals/Approvals.tsx';
import { Conversation } from '#src/admin/conversation/Conversation.tsx';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { useLacking } from '#src/admin/duties/useMay.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { ArmedKeys } from '#src/admin/record/ArmedKeys.tsx';
import { copy as recordCopy } from '#src/admin/record/copy.ts';
import { DecidedKeys } from '#src/admin/record/DecidedKeys.tsx';
import { DecisionBar } from '#src/admin/record/DecisionBar.tsx';
import { DecisionKeys } from '#src/admin/record/DecisionKeys.tsx';
import { useGuardedArming } from '#src/admin/record/useArming.ts';
import type { useReviewed } from '#src/admin/record/useReviewed.ts';
import { widths } from '#src/admin/record/widths.ts';
import { ReversalSection } from '#src/admin/reversal/ReversalSection.tsx';
import { compare } from '#src/admin/sending/paymentRules.ts';
import { type Payment, usePayment } from '#src/admin/sending/usePayment.ts';
import { useIsPayer } from '#src/admin/withdrawals/useIsPayer.ts';
import { useMinute } from '#src/shared/format/useMinute.ts';
import type { ToastAction } from '#src/shared/toasts/toastAction.ts';
import { AccountChanges, Balance, Deposits } from './Account.tsx';
import { Agreed } from './Agreed.tsx';
import { copy } from './copy.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { decisionsOf, stepOf } from './decisionsOf.ts';
import { EarlierWithdrawals, History } from './History.tsx';
import { OpenChecks } from './OpenChecks.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { PayoutFrame } from './PayoutFrame.tsx';
import { PayoutNotices } from './PayoutNotices.tsx';
import { Recipient } from './Recipient.tsx';
import { ApproveForm, useAnswer, useSteps } from './StepForms.tsx';

interface PayoutColumnsProps {
  withdrawal: PayoutRecord;
  reviewed: ReturnType<typeof useReviewed<PayoutRecord>>;
  bar: Omit<ComponentProps<typeof DecisionBar>, 'children'>;
}

/** The columns of a withdrawal that has loaded, with its decisions. */
export function PayoutColumns({ withdrawal, reviewed, bar }: PayoutColumnsProps) {
  const { steps, arming: openArming, refetch, canDecide, waits, heldBy } = reviewed;
  const isPayer = useIsPayer(withdrawal);
  const now = useMinute();
  const step = stepOf(withdrawal, isPayer);
  const arming = useGuardedArming(openArming, `${withdrawal.status} ${step}`);
  const { armed, isStale, arm, cancel } = arming;
  const openNext = () => {
    cancel();
    void steps.next();
  };
  const reread = async () => (await refetch()).data?.payout;
  const action = useView(withdrawal.id);
  const payment = usePayment(withdrawal, { reread, action, onDone: openNext });
  const [hasStarted, setStarted] = useState(false);
  const onStarted = () => setStarted(true);
  const commands = useSteps({ action, onDecided: openNext, onStarted });
  const { answer, ...doubt } = useAnswer(withdrawal);
  const [reason, setReason] = useState('');
  const isOffline = useConnection().lostAt !== undefined;
  const lacking = { approve: useLacking('approve'), pay: useLacking('pay') };
  const isPending = [payment.command, ...Object.values(commands)].some((one) => one.isPending);
  const decidedBefore = isStale ? changeOf(withdrawal) : undefined;
  const form = { withdrawal, decidedBefore };
  const decisions = decisionsOf(withdrawal, {
    ...{ step, isPending },
    ...typedOf(payment, withdrawal),
    ...{ isOffline, now, reason },
    lacking,
    ...doubt,
    startPayment: () => commands.startPayment.run({ id: withdrawal.id }),
  });
  const isPhone = useMediaQuery(widths.phone);
  // The payer has one line for them, because the coins to send need the place.
  const isPassedOnly = waits && !isPayer;
  const openChecks = waits && <OpenChecks withdrawal={withdrawal} isPayer={isPayer} />;
  const keys = canDecide && !isStale ? { ...arming, heldBy, decisions } : undefined;
  return (
    <PayoutFrame
      bar={
        <DecisionBar {...bar}>
          {keys ? (
            <DecisionKeys {...keys} />
          ) : (
            <DecidedKeys note={noteOf(reviewed, withdrawal)} steps={steps} />
          )}
        </DecisionBar>
      }
      who={
        <>
          {isPhone && openChecks}
          <Recipient withdrawal={withdrawal} isPassedOnly={isPassedOnly} />
          <AccountChanges withdrawal={withdrawal} isPassedOnly={isPassedOnly} />
          <Balance withdrawal={withdrawal} />
        </>
      }
      what={
        <>
          <PayoutNotices withdrawal={withdrawal} isPayer={isPayer} />
          {!isPhone && openChecks}
          <PaymentPanel
            withdrawal={withdrawal}
            payment={payment}
            isPayer={isPayer}
            isOpening={hasStarted}
            armed={armed}
            arm={() => arm('c')}
          />
          <Deposits withdrawal={withdrawal} />
          <EarlierWithdrawals withdrawal={withdrawal} />
        </>
      }
      form={
        <>
          {armed === 'd' && (
            <DeclineForm {...form} command={commands.decline} setReason={setReason} />
          )}
          {armed === 'c' && (step === 'approve' || (isStale && step === 'startPayment')) && (
            <ApproveForm {...form} {...answer} command={commands.approve} />
          )}
          {keys && <ArmedKeys {...keys} />}
        </>
      }
      agreed={
        <>
          {withdrawal.status === 'paid' && (
            <ReversalSection
              item={{
                ...({ source: 'withdrawal', id: withdrawal.id } as const),
                ...{ effectCents: withdrawal.amountCents, owner: withdrawal.user },
              }}
              reversal={withdrawal.reversal}
            />
          )}
          <Agreed withdrawal={withdrawal} />
          <Approvals kind="withdrawal" id={withdrawal.id} progress={withdrawal.approvals} />
          <Conversation item={withdrawal} resource={resource.withdrawals} isWaiting={waits} />
          <History withdrawal={withdrawal} />
        </>
      }
    />
  );
}

/** The amount of a payment as typed, and whether it cannot be right. */
function typedOf({ form, held }: Payment, { coin }: PayoutRecord) {
  const amount = form.watch('coinAmount');
  const compared = compare(amount, { coin, payout: held.payout });
  return {
    typedAmount: `${amount} ${coin}`,
    hasTxid: form.watch('txid').trim() !== '',
    isRefused: compared?.verdict === 'refused',
  };
}

function useView(id: string): ToastAction {
  const navigate = useNavigate();
  return { label: recordCopy.view, run: () => navigate(showPath('withdrawals', id)) };
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
