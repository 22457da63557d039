import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf } from '#contract/call.ts';
import { inviteRules, type staff } from '#contract/staff.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { type DialogCommand, problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { copy } from './copy.ts';

/** Creates a staff account; its owner sets the password by a mailed link. */
export function InviteButton() {
  const invite = useCommandDialog(commands.inviteStaff, { invalidates: [resource.users] });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PersonAddOutlined />}
        onClick={invite.openDialog}
      >
        {copy.invite.button}
      </Button>
      {invite.isOpen && <InviteDialog command={invite} onInvite={invite.run} />}
    </>
  );
}

const fields = ['fullName', 'userName', 'email'] as const;

interface InviteDialogProps {
  command: DialogCommand;
  onInvite: (input: BodyOf<typeof staff.invite>) => void;
}

function InviteDialog({ command, onInvite }: InviteDialogProps) {
  const form = useCommandForm(inviteRules, { fullName: '', userName: '', email: '' }, command);
  return (
    <FormDialog {...copy.invite} command={command} form={form} onSubmit={onInvite}>
      {fields.map((name, at) => (
        <TextField
          key={name}
          {...fieldProps(form, name, problemId)}
          label={copy.invite[name]}
          autoComplete="off"
          autoFocus={at === 0}
          fullWidth
        />
      ))}
    </FormDialog>
  );
}
