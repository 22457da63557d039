import { resource } from '#contract/backOffice.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

/** Records that staff checked a user's identity, with an optional note. */
export function VerifyDialog({ user: { id, fullName } }: { user: UserRecord }) {
  const command = useDialogCommand(commands.verifyUser, { invalidates: [resource.users] });
  const form = useCommandForm(rulesOf(users.verify), { note: '' }, command);
  return (
    <FormDialog
      {...copy.verify}
      text={copy.verify.text(fullName)}
      command={command}
      form={form}
      onSubmit={(input) => command.run({ id, ...input })}
    >
      <TextField
        {...fieldProps(form, 'note', problemId)}
        label={copy.verify.note}
        helperText={copy.verify.noteHint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
