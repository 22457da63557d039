import Button from '@mui/material/Button';
import { users } from '#contract/users.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';

/** Suspends an active account or lifts the suspension, with a reason that its owner gets by mail. */
export function SuspendButton({ user: { id, fullName, status } }: { user: UserRecord }) {
  const suspended = status === 'suspended';
  const words = suspended ? copy.lift : copy.suspend;
  const change = useCommandDialog({
    ask: (provider, input: { reason: string }) =>
      suspended ? provider.unsuspendUser({ id, ...input }) : provider.suspendUser({ id, ...input }),
    touches: ['testing', 'sessions'],
  });
  return (
    <>
      <Button size="small" variant="outlined" onClick={change.begin}>
        {words.button}
      </Button>
      {change.open && (
        <ReasonDialog
          title={words.title}
          text={words.text(fullName)}
          submit={words.submit}
          hint={copy.mailedHint}
          rules={rulesOf(users.suspend)}
          command={change}
        />
      )}
    </>
  );
}
