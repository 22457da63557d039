import Button from '@mui/material/Button';
import { users } from '#contract/users.ts';
import type { UserRecord } from '../provider/records.ts';
import { rulesOf } from '../provider/rulesOf.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';

const words = copy.revoke;

/** Takes a verification back, with a reason (S-306). */
export function RevokeButton({ user }: { user: UserRecord }) {
  const revoke = useCommandDialog({
    ask: (provider, input: { reason: string }) => provider.unverifyUser({ id: user.id, ...input }),
    touches: ['testing'],
  });
  return (
    <>
      <Button
        size="small"
        aria-label={copy.users.of(words.button, user.fullName)}
        onClick={revoke.begin}
      >
        {words.button}
      </Button>
      {revoke.open && (
        <ReasonDialog
          title={words.title}
          text={words.text(user.fullName)}
          submit={words.submit}
          rules={rulesOf(users.unverify)}
          command={revoke}
        />
      )}
    </>
  );
}
