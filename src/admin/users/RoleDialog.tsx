import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';
import { reasonRules } from './reasonRules.ts';

/** Makes an investor staff, or a staff member an investor; it ends their sessions. */
export function RoleDialog({ user: { id, fullName, isAdmin } }: { user: UserRecord }) {
  const texts = isAdmin ? copy.demote : copy.promote;
  const command = useDialogCommand(commands.setRole, {
    invalidates: [resource.users, 'sessions', 'staff'],
  });
  return (
    <ReasonDialog
      title={texts.title}
      text={texts.text(fullName)}
      submit={texts.submit}
      hint={copy.logged.hint}
      rules={reasonRules}
      command={command}
      onSubmit={(input) => command.run({ id, role: isAdmin ? 'user' : 'admin', ...input })}
    />
  );
}
