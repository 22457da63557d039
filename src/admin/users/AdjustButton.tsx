import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf } from '#contract/call.ts';
import { groupDollars } from '#contract/money.ts';
import { adjustmentRules, type users } from '#contract/users.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { CommandDialog, type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { useCommandForm } from '#src/admin/shell/useCommandForm.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { copy } from './copy.ts';

/** Credits or debits a balance with a reason that the investor reads. */
export function AdjustButton({ user }: { user: UserRecord }) {
  const adjust = useCommandDialog(commands.adjustBalance, { invalidates: [resource.users] });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={copy.users.of(copy.adjust.button, user.fullName)}
        onClick={adjust.openDialog}
      >
        {copy.adjust.button}
      </Button>
      {adjust.isOpen && (
        <AdjustDialog
          user={user}
          command={adjust}
          onAdjust={(input) => adjust.run({ id: user.id, ...input })}
        />
      )}
    </>
  );
}

interface AdjustDialogProps {
  user: UserRecord;
  command: DialogCommand;
  onAdjust: (input: BodyOf<typeof users.adjust>) => void;
}

/** Mode, amount and reason, checked in this order. */
function AdjustDialog({ user, command, onAdjust }: AdjustDialogProps) {
  const form = useCommandForm(adjustmentRules, { status: '', amount: '', reason: '' }, command);
  return (
    <CommandDialog
      title={copy.adjust.title}
      text={copy.adjust.text(user.fullName, groupDollars(user.availableCents))}
      submit={copy.adjust.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((input) => onAdjust(input))}
    >
      <Controller
        name="status"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            id="status"
            inputRef={ref}
            select
            label={copy.adjust.mode}
            fullWidth
          >
            {copy.adjust.modes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {mode}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField
        {...fieldProps(form, 'amount', problemId)}
        label={copy.adjust.amount}
        autoComplete="off"
        fullWidth
      />
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={adminCopy.reason}
        helperText={adminCopy.reasonHint}
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
