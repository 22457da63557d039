import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import type { BodyOf } from '#contract/call.ts';
import { groupDollars } from '#contract/money.ts';
import { adjustmentRules, type users } from '#contract/users.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { copy as area } from '../copy.ts';
import type { UserRecord } from '../provider/records.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import type { CommandDialogState } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';

const words = copy.adjust;

interface AdjustDialogProps {
  user: UserRecord;
  command: CommandDialogState<BodyOf<typeof users.adjust>>;
}

/** Mode, amount and reason of an adjustment, checked in the order of SPEC.md section 5 (S-304). */
export function AdjustDialog({ user, command }: AdjustDialogProps) {
  const form = useCommandForm(adjustmentRules, { status: '', amount: '', reason: '' }, command);
  return (
    <CommandDialog
      title={words.title}
      text={words.text(user.fullName, groupDollars(user.availableCents))}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      <Controller
        name="status"
        control={form.control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} id="status" inputRef={ref} select label={words.mode} fullWidth>
            {words.modes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {mode}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField
        {...fieldProps(form, 'amount', problemId)}
        label={words.amount}
        autoComplete="off"
        fullWidth
      />
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={area.reason}
        helperText={area.reasonHint}
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
