import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import type { BodyOf } from '#contract/call.ts';
import { confirmRules } from '#contract/confirmation.ts';
import type { deposits } from '#contract/deposits.ts';
import {
  type Cents,
  dollarsPattern,
  formatDollars,
  groupDollars,
  parseDollars,
} from '#contract/money.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import type { DepositRecord, EvidenceRecord } from '../provider/records.ts';
import { useRecord } from '../provider/useRecord.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import type { CommandDialogState } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';
import { EvidenceSummary } from './EvidenceSummary.tsx';

const words = copy.confirm;

/** The body of a confirmation. */
export type ConfirmInput = BodyOf<typeof deposits.confirm>;

interface ConfirmDialogProps {
  deposit: DepositRecord;
  command: CommandDialogState<ConfirmInput>;
}

/** Asks for amount, checked payment and note; prefilled with what the evidence leads to. */
export function ConfirmDialog({ deposit, command }: ConfirmDialogProps) {
  const { form, expectedCents, noteNeeded } = useConfirmForm(deposit, command);
  const field = (name: 'amount' | 'txid' | 'output' | 'note') => {
    const { slotProps, ...props } = fieldProps(form, name, problemId);
    return { ...props, slotProps: { ...slotProps, inputLabel: { shrink: true } }, fullWidth: true };
  };
  return (
    <CommandDialog
      title={words.title}
      text={words.text}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      over={deposit.status !== 'pending'}
      onSubmit={form.handleSubmit(({ txid, ...typed }) =>
        // An emptied field is not the claimed id: staff checked no transaction.
        command.give({ ...typed, txid: txid || null }),
      )}
    >
      <EvidenceSummary deposit={deposit} />
      <TextField
        {...field('amount')}
        label={expectedCents === null ? words.amountNeeded : words.amount}
        helperText={
          expectedCents === null
            ? words.amountUnknown
            : words.amountHint(groupDollars(expectedCents))
        }
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...field('txid')}
        label={words.txid}
        helperText={words.txidHint}
        autoComplete="off"
      />
      {deposit.coin === 'BTC' && (
        <TextField
          {...field('output')}
          label={words.output}
          helperText={words.outputHint}
          autoComplete="off"
        />
      )}
      <TextField
        {...field('note')}
        label={noteNeeded ? words.noteNeeded : words.note}
        helperText={words.noteHint}
        multiline
        minRows={2}
      />
    </CommandDialog>
  );
}

function useConfirmForm(deposit: DepositRecord, command: CommandDialogState<ConfirmInput>) {
  const { data } = useRecord<EvidenceRecord>('adminTrans', deposit.id);
  const empty = { amount: '', txid: deposit.txid ?? '', output: '', note: '' };
  const form = useCommandForm(confirmRules, empty, command);
  const { setValue, getFieldState, watch } = form;
  const credit = data?.expectedCredit ?? undefined;
  const expectedCents = credit ? credit.amountCents : deposit.amountCents;
  // The text of an amount to fill in, when it is not the one asked.
  const prefilled =
    expectedCents === null || expectedCents === deposit.amountCents
      ? undefined
      : formatDollars(expectedCents);
  useEffect(() => {
    if (prefilled && !getFieldState('amount').isDirty) setValue('amount', prefilled);
  }, [prefilled, getFieldState, setValue]);
  const [amount, txid] = watch(['amount', 'txid']);
  const another = Boolean(amount) && !isAmount(amount ?? '', expectedCents);
  const noteNeeded = !txid || another || (credit?.reasons.length ?? 0) > 0;
  return { form, expectedCents, noteNeeded };
}

const isAmount = (text: string, cents: Cents | null): boolean =>
  dollarsPattern.test(text) && parseDollars(text) === cents;
