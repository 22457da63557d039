import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { copy } from './copy.ts';
import { reasonRules } from './reasonRules.ts';

/** Closes an account; the server refuses while it has money or open deposits. */
export function CloseDialog({ user: { id, fullName } }: { user: UserRecord }) {
  const { title, text, submit } = copy.closeAccount;
  const command = useDialogCommand(commands.closeUser, {
    invalidates: [resource.users, 'sessions', 'staff'],
  });
  return (
    <ReasonDialog
      title={title}
      text={text(fullName)}
      submit={submit}
      hint={copy.logged.hint}
      rules={reasonRules}
      command={command}
      onSubmit={(input) => command.run({ id, ...input })}
    />
  );
}
