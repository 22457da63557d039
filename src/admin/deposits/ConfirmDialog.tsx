import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import type { BodyOf } from '#contract/call.ts';
import { confirmRules } from '#contract/confirmation.ts';
import type { deposits } from '#contract/deposits.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { dollars } from '#src/shared/format/money.ts';
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
  const { form, expected, noteNeeded } = useConfirmForm(deposit, command);
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
        label={expected === null ? words.amountNeeded : words.amount}
        helperText={
          expected === null ? words.amountUnknown : words.amountHint(dollars(Number(expected)))
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
  const expected = credit ? credit.amount : deposit.amount;
  const differs = expected !== null && Number(expected) !== Number(deposit.amount);
  useEffect(() => {
    if (differs && !getFieldState('amount').isDirty) setValue('amount', expected);
  }, [differs, expected, getFieldState, setValue]);
  const [amount, txid] = watch(['amount', 'txid']);
  const another = Boolean(amount) && Number(amount) !== Number(expected);
  const noteNeeded = !txid || another || (credit?.reasons.length ?? 0) > 0;
  return { form, expected, noteNeeded };
}
