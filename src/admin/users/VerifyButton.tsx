import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { users } from '#contract/users.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import type { UserRecord } from '../provider/records.ts';
import { rulesOf } from '../provider/rulesOf.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import { type CommandDialogState, useCommandDialog } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';

const words = copy.verify;

interface UserProps {
  user: UserRecord;
}

/** Records that a user was checked, with an optional note (S-301, S-306). */
export function VerifyButton({ user }: UserProps) {
  const verify = useCommandDialog({
    ask: (provider, input: { note?: string | undefined }) =>
      provider.verifyUser({ id: user.id, ...input }),
    touches: ['testing'],
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={copy.users.of(words.button, user.fullName)}
        onClick={verify.begin}
      >
        {words.button}
      </Button>
      {verify.open && <VerifyDialog user={user} command={verify} />}
    </>
  );
}

function VerifyDialog({
  user,
  command,
}: UserProps & { command: CommandDialogState<{ note?: string | undefined }> }) {
  const form = useCommandForm(rulesOf(users.verify), { note: '' }, command);
  return (
    <CommandDialog
      title={words.title}
      text={words.text(user.fullName)}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      <TextField
        {...fieldProps(form, 'note', problemId)}
        label={words.note}
        helperText={words.noteHint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </CommandDialog>
  );
}
