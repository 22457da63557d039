import TextField from '@mui/material/TextField';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf } from '#contract/call.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { copy } from './copy.ts';
import { UserButton } from './UserButton.tsx';

/** Records that staff checked a user's identity, with an optional note. */
export function VerifyButton({ user: { id, fullName } }: { user: UserRecord }) {
  const verify = useCommandDialog(commands.verifyUser, { invalidates: [resource.users] });
  return (
    <>
      <UserButton
        label={copy.verify.button}
        fullName={fullName}
        variant="outlined"
        onClick={verify.openDialog}
      />
      {verify.isOpen && (
        <VerifyDialog
          fullName={fullName}
          command={verify}
          onVerify={(input) => verify.run({ id, ...input })}
        />
      )}
    </>
  );
}

interface VerifyDialogProps {
  fullName: string;
  command: DialogCommand;
  onVerify: (input: BodyOf<typeof users.verify>) => void;
}

function VerifyDialog({ fullName, command, onVerify }: VerifyDialogProps) {
  const form = useCommandForm(rulesOf(users.verify), { note: '' }, command);
  return (
    <FormDialog
      {...copy.verify}
      text={copy.verify.text(fullName)}
      command={command}
      form={form}
      onSubmit={onVerify}
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
