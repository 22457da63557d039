import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ConfirmationDialog } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

/** Ends every session of a user. */
export const SignOutDialog = ({ user: { id, fullName } }: { user: UserRecord }) => (
  <ConfirmationDialog
    title={copy.signOut.title}
    text={copy.signOut.text(fullName)}
    submit={copy.signOut.submit}
    command={commands.endSessions}
    input={{ id }}
    invalidates={['sessions']}
  />
);
