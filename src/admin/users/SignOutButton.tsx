import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

/** Ends every session of a user; of one's own, all but this one. */
export function SignOutButton({ user: { id, fullName } }: { user: UserRecord }) {
  const own = useIsSelf(id);
  const words = copy.signOut;
  return (
    <ConfirmationButton
      button={words.button}
      title={words.title}
      text={own ? words.ownText : words.text(fullName)}
      submit={words.submit}
      ask={(provider) => provider.endSessions({ id })}
      touches={['sessions']}
    />
  );
}
