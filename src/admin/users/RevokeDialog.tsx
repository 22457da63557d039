import { resource } from '#contract/backOffice.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';

export function RevokeDialog({ user: { id, fullName } }: { user: UserRecord }) {
  const command = useDialogCommand(commands.unverifyUser, { invalidates: [resource.users] });
  return (
    <ReasonDialog
      title={copy.revoke.title}
      text={copy.revoke.text(fullName)}
      submit={copy.revoke.submit}
      rules={rulesOf(users.unverify)}
      command={command}
      onSubmit={(input) => command.run({ id, ...input })}
    />
  );
}
