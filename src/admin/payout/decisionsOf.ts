import { groupDollars } from '#contract/money.ts';
import { approvalOff, isIncomplete, paymentOff } from '#src/admin/approvals/paymentOff.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { copy as recordCopy } from '#src/admin/record/copy.ts';
import type { Decision } from '#src/admin/record/decision.ts';
import { copy as sendingCopy } from '#src/admin/sending/copy.ts';
import { copy as withdrawalCopy } from '#src/admin/withdrawals/copy.ts';
import { copy } from './copy.ts';

/** The step that goes ahead with a withdrawal; none while a colleague pays it. */
export type Step = 'approve' | 'startPayment' | 'pay';

export function stepOf(withdrawal: PayoutRecord, isPayer: boolean): Step | undefined {
  const { status, payingBy, approvals } = withdrawal;
  if (status === 'requested') return 'approve';
  if (status !== 'approved') return undefined;
  // An approver was suspended or lost the duty.
  if (isIncomplete(approvals) && !payingBy?.active) return 'approve';
  if (isPayer) return 'pay';
  return payingBy?.active ? undefined : 'startPayment';
}

interface Situation {
  step: Step | undefined;
  /** The amount that is being recorded, with its coin. */
  typedAmount: string;
  /** A transaction id is typed. */
  hasTxid: boolean;
  /** The amount that is being recorded cannot be right. */
  isRefused: boolean;
  /** A check needs a look, or the note why a shared address is approved is empty. */
  isDoubtful: boolean;
  /** The tick or the note that this asks for is there. */
  isAnswered: boolean;
  /** Of a decline, as typed. */
  reason: string;
  isPending: boolean;
  isOffline: boolean;
  now: number;
  /** Why the caller's duties do not suffice, for each step. */
  lacking: { approve: string | undefined; pay: string | undefined };
  startPayment: () => void;
}

const lackOf = (isShared: boolean) => (isShared ? recordCopy.lack.note : recordCopy.lack.tick);

/** The two opposite decisions on a withdrawal, decline first. */
export function decisionsOf(withdrawal: PayoutRecord, situation: Situation): Decision[] {
  const { step, typedAmount, isRefused, isDoubtful, isPending, isOffline, lacking, now } =
    situation;
  const { amountCents, blockedBy, payingBy, approvals, recipient } = withdrawal;
  const isShared = recipient.otherInvestors > 0;
  const usd = groupDollars(amountCents);
  const { approve, decline, startPayment } = copy;
  const { record } = sendingCopy;
  const isObjection = payingBy?.active === true && step === undefined;
  const start = startPayment.button;
  const goAhead: Record<Step, Omit<Decision, 'shortcut'>> = {
    approve: {
      ...{ label: approve.button, armedLabel: approve.armed(usd), isDoubtful },
      lack: isDoubtful && !situation.isAnswered ? lackOf(isShared) : undefined,
    },
    startPayment: {
      ...{ label: start, armedLabel: start, isDoubtful: isShared || approvals.mine },
      run: situation.startPayment,
    },
    pay: {
      ...{ label: record.title, armedLabel: record.armed(typedAmount), isRefused },
      isLasting: true,
      isDoubtful: !situation.hasTxid,
      lack: situation.hasTxid ? undefined : recordCopy.lack.txid,
    },
  };
  const heldBack = step === 'approve' ? approvalOff(approvals) : paymentOff(approvals, now);
  const offline = isOffline ? recordCopy.offline : undefined;
  return [
    {
      shortcut: 'd',
      // Coin may have left: a payer who stops the payment states that none did.
      offReason: offline ?? lacking.approve ?? (step === 'pay' ? decline.stopFirst : undefined),
      label: decline.button,
      armedLabel: isObjection ? decline.object : decline.armed(usd),
      isPending,
      lack: situation.reason.trim() === '' ? recordCopy.lack.reason : undefined,
    },
    ...(step
      ? ([
          {
            shortcut: 'c',
            ...goAhead[step],
            isPending,
            offReason:
              offline ??
              lacking[step === 'approve' ? 'approve' : 'pay'] ??
              (blockedBy ? withdrawalCopy.blocks[blockedBy] : heldBack),
          },
        ] as const)
      : []),
  ];
}
