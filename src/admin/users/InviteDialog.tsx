import { useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import type { Duty } from '#contract/duties.ts';
import { inviteRules } from '#contract/staffRules.ts';
import { DutyChoices } from '#src/admin/duties/DutyChoices.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

const fields = ['fullName', 'userName', 'email'] as const;

export function InviteDialog() {
  const [chosen, setChosen] = useState<Duty[]>([]);
  const command = useDialogCommand(commands.inviteStaff, {
    invalidates: [resource.users, 'staff'],
  });
  const form = useCommandForm(inviteRules, { fullName: '', userName: '', email: '' }, command);
  const isIncomplete = Object.keys(form.formState.errors).length > 0;
  return (
    <FormDialog
      {...copy.invite}
      command={command}
      form={form}
      onSubmit={(input) => command.run({ ...input, duties: chosen.join() })}
    >
      {fields.map((name, at) => {
        const props = fieldProps(form, name, problemId);
        return (
          <TextField
            key={name}
            {...props}
            error={props.error || (isIncomplete && form.getValues(name).trim() === '')}
            label={copy.invite[name]}
            autoComplete="off"
            autoFocus={at === 0}
            fullWidth
          />
        );
      })}
      <DutyChoices chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
