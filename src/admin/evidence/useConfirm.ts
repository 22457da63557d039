import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { depositContent } from '#contract/approvalContent.ts';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { type CreditVerdict, confirmRules, judgeCredit } from '#contract/confirmRules.ts';
import type { NoteReason } from '#contract/depositEvidence.ts';
import type { deposits } from '#contract/deposits.ts';
import { type Cents, dollarsPattern, formatDollars, parseDollars } from '#contract/money.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { DecisionTexts } from '#src/admin/provider/decided.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { type Command, type CommandOptions, useCommand } from '#src/admin/provider/useCommand.ts';
import { useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { copy } from './copy.ts';

export type ConfirmInput = BodyOf<typeof deposits.confirm>;
export type DecisionReply = ReplyOf<typeof deposits.confirm>;
export interface DecisionOptions extends Pick<CommandOptions, 'onDone' | 'action'> {
  onReply: (reply: DecisionReply, texts: DecisionTexts) => void;
}

/** The resources that a decision changes. */
export const changedResources = [resource.deposits, resource.users] as const;

export interface Confirmation {
  form: UseFormReturn<ConfirmInput>;
  command: Command<{ id: string } & ConfirmInput>;
  /** The amount to credit; undefined until it is known. */
  cents: Cents | undefined;
  /** The amount by the rules; null if staff must enter it. */
  expectedCents: Cents | null;
  verdict: CreditVerdict;
  /** The investor reads why another amount than asked is credited. */
  needsReason: boolean;
  /** Whether staff confirmed once more the amount that is over 3 % off. */
  isSure: boolean;
  setSure: (isSure: boolean) => void;
  noteReasons: NoteReason[];
  submit: () => void;
}

/** The form of a confirmation: amount, checked payment and note, prefilled from the evidence. */
export function useConfirm(
  id: string,
  evidence: EvidenceRecord | undefined,
  { onDone, action, onReply }: DecisionOptions,
) {
  const command = useCommand<{ id: string } & ConfirmInput, DecisionReply>(
    commands.confirmDeposit,
    { invalidates: changedResources, expects: 'deposit.decided', onDone, action },
    onReply,
  );
  const form = useCommandForm<ConfirmInput>(confirmRules, empty, {
    ...command,
    close: command.reset,
  });
  const { getFieldState, setValue, watch } = form;
  const expectedCents = evidence?.expectedCredit
    ? evidence.expectedCredit.amountCents
    : (evidence?.amountCents ?? null);
  const amount = expectedCents === null ? '' : formatDollars(expectedCents);
  const txid = evidence?.txid ?? paidBy(evidence) ?? '';
  const askedCents = evidence?.amountCents;
  const isByArrival = expectedCents !== null && expectedCents !== askedCents;
  const reason = isByArrival ? copy.confirm.reasonOfArrival : '';
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const facts = { amount, txid, reason };
    setFilled(amount !== '');
    for (const name of ['amount', 'txid', 'reason'] as const) {
      if (!getFieldState(name).isDirty) setValue(name, facts[name]);
    }
  }, [amount, txid, reason, getFieldState, setValue]);
  const [typedAmount, typedTxid] = watch(['amount', 'txid']);
  const cents = isFilled ? centsOf(typedAmount ?? '') : (expectedCents ?? undefined);
  const isKnown = cents !== undefined && askedCents !== undefined;
  const verdict = isKnown ? judgeCredit(cents, { askedCents, expectedCents }) : 'fits';
  const needsReason = isKnown && cents !== askedCents;
  const noteReasons = noteReasonsOf(evidence, {
    differs: cents !== undefined && cents !== expectedCents && !needsReason,
    hasTxid: Boolean(typedTxid),
  });
  // Of one amount: another one is confirmed for itself.
  const [sureOf, setSureOf] = useState<Cents>();
  const isSure = cents !== undefined && sureOf === cents;
  const missing = (name: 'amount' | 'note' | 'reason', message: string) =>
    form.setError(name, { type: 'rule', message }, { shouldFocus: true });
  const submit = form.handleSubmit(({ reason, ...input }) => {
    if (verdict === 'tooLarge') return undefined;
    const { amountUnknown, noteMissing, reasonMissing, sureMissing } = copy.confirm;
    // The server credits the expected amount where none is sent.
    if (cents === undefined && expectedCents !== null) return missing('amount', amountUnknown);
    if (noteReasons[0] && !input.note?.trim()) return missing('note', noteMissing[noteReasons[0]]);
    if (needsReason && !reason?.trim()) return missing('reason', reasonMissing);
    if (verdict === 'differs' && !isSure) {
      return form.setError('root', { type: 'rule', message: sureMissing });
    }
    // An empty field means that staff checked no transaction: it is not the claimed id.
    const txid = input.txid || null;
    const content = evidence && cents !== undefined && contentOf(evidence, cents);
    const sent = { ...input, ...(needsReason && { reason }), ...(content && { content }) };
    return command.run({ id, ...sent, txid });
  });
  const setSure = (isOn: boolean) => {
    setSureOf(isOn ? cents : undefined);
    form.clearErrors('root');
  };
  const sure = { isSure, setSure };
  const amounts = { cents, expectedCents, verdict, needsReason };
  return { form, command, ...amounts, ...sure, noteReasons, submit: () => void submit() };
}

const contentOf = ({ id, user, coin, address, txid }: EvidenceRecord, cents: Cents): string =>
  depositContent({ id, userId: user.id, coin, address, cents, txid });

const empty = { amount: '', txid: '', output: '', note: '', reason: '' };

const centsOf = (text: string): Cents | undefined =>
  dollarsPattern.test(text) ? parseDollars(text) : undefined;

interface Typed {
  differs: boolean;
  hasTxid: boolean;
}

/** The transaction that paid, where the chain shows one. */
const paidBy = (evidence: EvidenceRecord | undefined): string | null | undefined =>
  evidence?.chain.payments.find(({ txid, height }) => txid !== null && height !== null)?.txid;

/** Why the server will want a note: the evidence, and what differs from it in the form. */
function noteReasonsOf(evidence: EvidenceRecord | undefined, typed: Typed): NoteReason[] {
  const ofEvidence = evidence?.noteRequired ?? [];
  const isNeeded: Record<NoteReason, boolean> = {
    duplicate: ofEvidence.includes('duplicate'),
    amount: typed.differs,
    'no-evidence': !typed.hasTxid,
    late: ofEvidence.includes('late'),
    chain: ofEvidence.includes('chain') || (typed.differs && evidence?.chain.state !== 'off'),
  };
  return (Object.keys(isNeeded) as NoteReason[]).filter((reason) => isNeeded[reason]);
}
