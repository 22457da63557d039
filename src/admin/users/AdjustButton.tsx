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
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { copy } from './copy.ts';
import { UserButton } from './UserButton.tsx';

/** Credits or debits a balance with a reason that the investor reads. */
export function AdjustButton({ user }: { user: UserRecord }) {
  const adjust = useCommandDialog(commands.adjustBalance, { invalidates: [resource.users] });
  return (
    <>
      <UserButton
        label={copy.adjust.button}
        fullName={user.fullName}
        variant="outlined"
        onClick={adjust.openDialog}
      />
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
    <FormDialog
      {...copy.adjust}
      text={copy.adjust.text(user.fullName, groupDollars(user.availableCents))}
      command={command}
      form={form}
      onSubmit={onAdjust}
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
    </FormDialog>
  );
}
