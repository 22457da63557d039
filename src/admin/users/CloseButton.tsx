import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { UserRecord } from '../provider/records.ts';
import { CommandDialog } from '../shell/CommandDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';

const words = copy.closeAccount;

/** Closes an account once confirmed; the server refuses while money is in it (S-302, S-307). */
export function CloseButton({ user }: { user: UserRecord }) {
  const close = useCommandDialog({
    ask: (provider, input: { id: string }) => provider.closeUser(input),
    touches: ['testing'],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.give({ id: user.id });
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={copy.users.of(words.button, user.fullName)}
        onClick={close.begin}
      >
        {words.button}
      </Button>
      {close.open && (
        <CommandDialog
          title={words.title}
          text={words.text(user.fullName)}
          submit={words.submit}
          grave
          command={close}
          onSubmit={submit}
        />
      )}
    </>
  );
}
