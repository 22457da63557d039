import { resource } from '#contract/backOffice.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';

/** Suspends an active account or lifts the suspension, with a reason that its owner gets by mail. */
export function SuspendDialog({ user: { id, fullName, status } }: { user: UserRecord }) {
  const isSuspended = status === 'suspended';
  const texts = isSuspended ? copy.lift : copy.suspend;
  const command = useDialogCommand(isSuspended ? commands.unsuspendUser : commands.suspendUser, {
    invalidates: [resource.users, 'sessions', 'staff'],
  });
  return (
    <ReasonDialog
      title={texts.title}
      text={texts.text(fullName)}
      submit={texts.submit}
      destructive={!isSuspended}
      hint={copy.mailedHint}
      rules={rulesOf(users.suspend)}
      command={command}
      onSubmit={(input) => command.run({ id, ...input })}
    />
  );
}
