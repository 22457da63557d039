import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf } from '#contract/call.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { CommandDialog, type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { useCommandForm } from '#src/admin/shell/useCommandForm.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { copy } from './copy.ts';

/** Records that staff checked a user's identity, with an optional note. */
export function VerifyButton({ user: { id, fullName } }: { user: UserRecord }) {
  const verify = useCommandDialog(commands.verifyUser, { invalidates: [resource.users] });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={copy.users.of(copy.verify.button, fullName)}
        onClick={verify.openDialog}
      >
        {copy.verify.button}
      </Button>
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
    <CommandDialog
      title={copy.verify.title}
      text={copy.verify.text(fullName)}
      submit={copy.verify.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((input) => onVerify(input))}
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
    </CommandDialog>
  );
}
