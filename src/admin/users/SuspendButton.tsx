import Button from '@mui/material/Button';
import { resource } from '#contract/backOffice.ts';
import { users } from '#contract/users.ts';
import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';

/** Suspends an active account or lifts the suspension, with a reason that its owner gets by mail. */
export function SuspendButton({ user: { id, fullName, status } }: { user: UserRecord }) {
  const isSuspended = status === 'suspended';
  const texts = isSuspended ? copy.lift : copy.suspend;
  const change = useCommandDialog(isSuspended ? commands.unsuspendUser : commands.suspendUser, {
    invalidates: [resource.users, 'sessions'],
  });
  return (
    <>
      <Button size="small" variant="outlined" onClick={change.openDialog}>
        {texts.button}
      </Button>
      {change.isOpen && (
        <ReasonDialog
          title={texts.title}
          text={texts.text(fullName)}
          submit={texts.submit}
          hint={copy.mailedHint}
          rules={rulesOf(users.suspend)}
          command={change}
          onSubmit={(input) => change.run({ id, ...input })}
        />
      )}
    </>
  );
}
