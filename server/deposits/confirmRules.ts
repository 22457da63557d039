import { judgeCredit } from '#contract/confirmRules.ts';
import type { NoteReason } from '#contract/depositEvidence.ts';
import { parseDollars } from '#contract/money.ts';
import type { CheckedPayment, PendingDeposit } from '#server/deposits/decision/checkedPayment.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { requireNoAddress } from '#server/platform/http/texts/officialTexts.ts';
import type { ExpectedCredit } from './expectedCredit.ts';
import { depositMessages } from './messages.ts';

interface Confirmation {
  deposit: PendingDeposit;
  expected: ExpectedCredit;
  payment: CheckedPayment;
  amount: string | undefined;
  note: string | undefined;
  reason: string | undefined;
}

/** Errors: 422 for a missing amount, one over 1.2 times the deposit's, or a missing note. */
export function centsToCredit(confirmation: Confirmation): bigint {
  const { deposit, expected, payment, amount, note, reason } = confirmation;
  const receivedCents = amount ? parseDollars(amount) : expected.cents;
  if (receivedCents === undefined) throw fieldError('amount', depositMessages.creditUnknown);
  const terms = { askedCents: deposit.amount_cents, expectedCents: expected.cents ?? null };
  const verdict = judgeCredit(receivedCents, terms);
  if (verdict === 'tooLarge') throw fieldError('amount', depositMessages.creditTooLarge);
  // Without a reason the investor reads the note.
  if (!reason && receivedCents !== deposit.amount_cents) requireNoAddress('note', note);
  // A reason that the investor reads is a note too.
  const isExplained = Boolean(reason) && receivedCents !== deposit.amount_cents;
  const [doubt] = noteReasonsOf({
    duplicate: deposit.duplicate,
    differs: receivedCents !== expected.cents && !isExplained,
    txid: payment.checked_txid,
    expected,
  });
  if (doubt && !note) throw fieldError('note', noteMessages[doubt]);
  return receivedCents;
}

interface Coverage {
  /** A node of the coin is connected. */
  isOn: boolean;
  isCovered: boolean;
  /** Its coin came after the end of its quote. */
  isPaidLate: boolean;
}

interface Doubts {
  coverage?: Coverage;
  duplicate: boolean;
  /** From the expected amount. */
  differs: boolean;
  txid: string | null;
  expected: ExpectedCredit;
}

const isUncovered = ({ isOn, isCovered }: Coverage) => isOn && !isCovered;

/** Errors: 422 without a note where a connected node does not show the credit, or shows it late. */
export function requireCovered(coverage: Coverage, note: string | undefined): void {
  if (note) return;
  if (coverage.isPaidLate) throw fieldError('note', noteMessages.late);
  if (isUncovered(coverage)) throw fieldError('note', noteMessages.chain);
}

/** Why a confirmation needs a note, the most serious first. */
export const noteReasonsOf = ({ duplicate, differs, txid, ...more }: Doubts): NoteReason[] => [
  ...(duplicate ? (['duplicate'] as const) : []),
  ...(differs ? (['amount'] as const) : []),
  ...(txid === null ? (['no-evidence'] as const) : []),
  ...(more.expected.reasons.length > 0 || more.coverage?.isPaidLate ? (['late'] as const) : []),
  ...(more.coverage && isUncovered(more.coverage) ? (['chain'] as const) : []),
];

const noteMessages: Record<NoteReason, string> = {
  duplicate: depositMessages.noteRequiredDuplicate,
  amount: depositMessages.noteRequiredAmount,
  'no-evidence': depositMessages.noteRequired,
  late: depositMessages.noteRequiredLate,
  chain: depositMessages.noteRequiredChain,
};
