import { resource } from '#contract/backOffice.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { UserButton } from './UserButton.tsx';

export function RevokeButton({ user: { id, fullName } }: { user: UserRecord }) {
  const revoke = useCommandDialog(commands.unverifyUser, { invalidates: [resource.users] });
  return (
    <>
      <UserButton label={copy.revoke.button} fullName={fullName} onClick={revoke.openDialog} />
      {revoke.isOpen && (
        <ReasonDialog
          title={copy.revoke.title}
          text={copy.revoke.text(fullName)}
          submit={copy.revoke.submit}
          rules={rulesOf(users.unverify)}
          command={revoke}
          onSubmit={(input) => revoke.run({ id, ...input })}
        />
      )}
    </>
  );
}
