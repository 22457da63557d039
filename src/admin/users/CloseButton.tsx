import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

const words = copy.closeAccount;

/** Closes an account once confirmed; the server refuses while money is in it (S-302, S-307). */
export function CloseButton({ user: { id, fullName } }: { user: UserRecord }) {
  return (
    <ConfirmationButton
      button={words.button}
      title={words.title}
      text={words.text(fullName)}
      submit={words.submit}
      grave
      look={{
        variant: 'text',
        color: 'error',
        'aria-label': copy.users.of(words.button, fullName),
      }}
      ask={(provider) => provider.closeUser({ id })}
      touches={['testing', 'sessions']}
    />
  );
}
