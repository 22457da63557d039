import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { BodyOf } from '#contract/call.ts';
import { inviteRules, type staff } from '#contract/staff.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { CommandDialog, problemId } from '../shell/CommandDialog.tsx';
import { type CommandDialogState, useCommandDialog } from '../shell/useCommandDialog.ts';
import { useCommandForm } from '../shell/useCommandForm.ts';
import { copy } from './copy.ts';

const words = copy.invite;

type Input = BodyOf<typeof staff.invite>;

/** Makes a staff account whose owner sets the password by a mailed link. */
export function InviteButton() {
  const invite = useCommandDialog({
    ask: (provider, input: Input) => provider.inviteStaff(input),
    touches: ['testing'],
  });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PersonAddOutlined />}
        onClick={invite.begin}
      >
        {words.button}
      </Button>
      {invite.open && <InviteDialog command={invite} />}
    </>
  );
}

const fields = ['fullName', 'userName', 'email'] as const;

function InviteDialog({ command }: { command: CommandDialogState<Input> }) {
  const form = useCommandForm(inviteRules, { fullName: '', userName: '', email: '' }, command);
  return (
    <CommandDialog
      title={words.title}
      text={words.text}
      submit={words.submit}
      command={command}
      invalid={formMessage(form.formState.errors)}
      onSubmit={form.handleSubmit((typed) => command.give(typed))}
    >
      {fields.map((name, at) => (
        <TextField
          key={name}
          {...fieldProps(form, name, problemId)}
          label={words[name]}
          autoComplete="off"
          autoFocus={at === 0}
          fullWidth
        />
      ))}
    </CommandDialog>
  );
}
