import Button from '@mui/material/Button';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';

/** Mails a new link to a member who has not signed in yet. */
export function InviteAgainButton({ member }: { member: StaffRow }) {
  const { open } = useDialogs();
  const may = useMay('people');
  if (!may) return null;
  return (
    <Button
      size="small"
      aria-label={copy.again.of(member.fullName)}
      onClick={() => open(<InviteAgainDialog member={member} />)}
    >
      {copy.again.button}
    </Button>
  );
}

function InviteAgainDialog({ member: { id, fullName } }: { member: StaffRow }) {
  const { title, text, submit } = copy.again;
  const command = useDialogCommand(commands.inviteAgain, { invalidates: ['staff'] });
  return (
    <CommandDialog
      title={title}
      text={text(fullName)}
      submit={submit}
      command={command}
      onSubmit={(event) => {
        event.preventDefault();
        command.run({ id });
      }}
    />
  );
}
