import { commands } from '#src/admin/provider/commands.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

/** Ends every session of a user; of the signed-in staff member, all other sessions. */
export function SignOutButton({ user: { id, fullName } }: { user: UserRecord }) {
  const isSelf = useIsSelf(id);
  const { button, title, text, ownText, submit } = copy.signOut;
  return (
    <ConfirmationButton
      button={button}
      title={title}
      text={isSelf ? ownText : text(fullName)}
      submit={submit}
      command={commands.endSessions}
      input={{ id }}
      invalidates={['sessions']}
    />
  );
}
