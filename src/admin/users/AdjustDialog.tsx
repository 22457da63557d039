import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adjustmentRules } from '#contract/adjustments.ts';
import { resource, showPath } from '#contract/backOffice.ts';
import { type Cents, dollarsPattern, parseDollars } from '#contract/money.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserPageRecord, UserRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { copy as recordCopy } from '#src/admin/record/copy.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { BalancePreview } from './BalancePreview.tsx';
import { copy } from './copy.ts';
import { ModeField } from './ModeField.tsx';

const blank = { status: '', amount: '', reason: '' };

type Values = typeof blank;

/** Credits or debits a balance with a reason that the investor reads. */
export function AdjustDialog({ user }: { user: UserRecord }) {
  const { id } = user;
  const navigate = useNavigate();
  const command = useDialogCommand(commands.adjustBalance, {
    invalidates: [resource.users, 'transactions'],
    action: { label: recordCopy.view, run: () => navigate(showPath('users', id)) },
  });
  const form = useCommandForm(adjustmentRules, blank, command);
  // A row of a list may be older than the last decision of a colleague.
  const current = useRecord<UserPageRecord>(resource.users, id).data ?? user;
  const field = (name: 'amount' | 'reason') => {
    const props = fieldProps(form, name, problemId);
    return { ...props, error: props.error || isMissing(form, name), fullWidth: true };
  };
  return (
    <FormDialog
      {...copy.adjust}
      text={copy.adjust.text(user.fullName)}
      command={command}
      form={form}
      onSubmit={(input) => command.run({ id, ...input })}
    >
      <Controller
        name="status"
        control={form.control}
        render={({ field: mode }) => <ModeField {...mode} error={isMissing(form, 'status')} />}
      />
      <TextField {...field('amount')} label={copy.adjust.amount} autoComplete="off" />
      <BalancePreview beforeCents={current.availableCents} changeCents={changeOf(form.watch())} />
      <TextField
        {...field('reason')}
        label={adminCopy.reason}
        helperText={adminCopy.reasonHint}
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}

/** One sentence is about all empty fields, so all of them are marked. */
const isMissing = ({ formState, getValues }: UseFormReturn<Values>, name: keyof Values) =>
  Object.keys(formState.errors).length > 0 && getValues(name).trim() === '';

function changeOf({ status, amount }: Values): Cents | undefined {
  if (status === '' || !dollarsPattern.test(amount.trim())) return undefined;
  const cents = parseDollars(amount.trim());
  return status === 'Debit' ? -cents : cents;
}
