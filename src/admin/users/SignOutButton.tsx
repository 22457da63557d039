import type { UserRecord } from '../provider/records.ts';
import { AskButton } from '../shell/AskButton.tsx';
import { copy } from './copy.ts';
import { useOwn } from './useOwn.ts';

/** Ends every session of a user; of one's own, all but this one. */
export function SignOutButton({ user: { id, fullName } }: { user: UserRecord }) {
  const own = useOwn(id);
  const words = copy.signOut;
  return (
    <AskButton
      button={words.button}
      title={words.title}
      text={own ? words.ownText : words.text(fullName)}
      submit={words.submit}
      ask={(provider) => provider.endSessions({ id })}
      touches={['sessions']}
    />
  );
}
