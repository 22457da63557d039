import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf } from '#contract/call.ts';
import { confirmRules } from '#contract/confirmRules.ts';
import type { deposits } from '#contract/deposits.ts';
import {
  type Cents,
  dollarsPattern,
  formatDollars,
  groupDollars,
  parseDollars,
} from '#contract/money.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { DepositRecord, EvidenceRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { DecisionButton, type DecisionOptions } from '#src/admin/review/DecisionButton.tsx';
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { copy } from './copy.ts';
import { EvidenceSummary } from './EvidenceSummary.tsx';

type ConfirmInput = BodyOf<typeof deposits.confirm>;

export function ConfirmButton({ hasShortcuts = false, onDecided }: DecisionOptions) {
  const deposit = useRecordContext<DepositRecord>();
  const confirm = useCommandDialog(commands.confirmDeposit, {
    invalidates: [resource.deposits, resource.users],
    onDone: onDecided,
  });
  if (!deposit) return null;
  return (
    <DecisionButton
      label={copy.confirm.button}
      shortcut={hasShortcuts && 'c'}
      isPossible={deposit.status === 'pending'}
      command={confirm}
    >
      <ConfirmDialog
        deposit={deposit}
        command={confirm}
        onConfirm={(input) => confirm.run({ id: deposit.id, ...input })}
      />
    </DecisionButton>
  );
}

interface ConfirmDialogProps {
  deposit: DepositRecord;
  command: DialogCommand;
  onConfirm: (input: ConfirmInput) => void;
}

/** Asks for amount, checked payment and note; prefilled from the evidence. */
function ConfirmDialog({ deposit, command, onConfirm }: ConfirmDialogProps) {
  const { form, expectedCents, noteNeeded } = useConfirmForm(deposit, command);
  const field = (name: 'amount' | 'txid' | 'output' | 'note') => {
    const { slotProps, ...props } = fieldProps(form, name, problemId);
    return { ...props, slotProps: { ...slotProps, inputLabel: { shrink: true } }, fullWidth: true };
  };
  return (
    <FormDialog
      {...copy.confirm}
      command={command}
      form={form}
      isStale={deposit.status !== 'pending'}
      onSubmit={({ txid, ...input }) =>
        // An empty field means that staff checked no transaction: it is not the claimed id.
        onConfirm({ ...input, txid: txid || null })
      }
    >
      <EvidenceSummary deposit={deposit} />
      <TextField
        {...field('amount')}
        label={expectedCents === null ? copy.confirm.amountNeeded : copy.confirm.amount}
        helperText={
          expectedCents === null
            ? copy.confirm.amountUnknown
            : copy.confirm.amountHint(groupDollars(expectedCents))
        }
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...field('txid')}
        label={copy.confirm.txid}
        helperText={copy.confirm.txidHint}
        autoComplete="off"
      />
      {deposit.coin === 'BTC' && (
        <TextField
          {...field('output')}
          label={copy.confirm.output}
          helperText={copy.confirm.outputHint}
          autoComplete="off"
        />
      )}
      <TextField
        {...field('note')}
        label={noteNeeded ? copy.confirm.noteNeeded : copy.confirm.note}
        helperText={copy.confirm.noteHint}
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}

function useConfirmForm(deposit: DepositRecord, command: DialogCommand) {
  const { data } = useRecord<EvidenceRecord>(resource.deposits, deposit.id);
  const empty = { amount: '', txid: deposit.txid ?? '', output: '', note: '' };
  const form = useCommandForm(confirmRules, empty, command);
  const { setValue, getFieldState, watch } = form;
  const credit = data?.expectedCredit ?? undefined;
  const expectedCents = credit ? credit.amountCents : deposit.amountCents;
  const prefilled =
    expectedCents === null || expectedCents === deposit.amountCents
      ? undefined
      : formatDollars(expectedCents);
  useEffect(() => {
    if (prefilled && !getFieldState('amount').isDirty) setValue('amount', prefilled);
  }, [prefilled, getFieldState, setValue]);
  const [amount, txid] = watch(['amount', 'txid']);
  const isOther = Boolean(amount) && !isAmount(amount ?? '', expectedCents);
  const noteNeeded = !txid || isOther || (credit?.reasons.length ?? 0) > 0;
  return { form, expectedCents, noteNeeded };
}

const isAmount = (text: string, cents: Cents | null): boolean =>
  dollarsPattern.test(text) && parseDollars(text) === cents;
