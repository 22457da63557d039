import Button from '@mui/material/Button';
import type { BodyOf } from '#contract/call.ts';
import type { users } from '#contract/users.ts';
import type { UserRecord } from '../provider/records.ts';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { copy } from './copy.ts';

const words = copy.adjust;

/** Credits or debits a balance, once, with a reason that the investor reads (S-303, S-308). */
export function AdjustButton({ user }: { user: UserRecord }) {
  const adjust = useCommandDialog({
    ask: (provider, input: BodyOf<typeof users.adjust>, once) =>
      provider.adjustBalance({ id: user.id, ...input }, once),
    touches: ['testing'],
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={copy.users.of(words.button, user.fullName)}
        onClick={adjust.begin}
      >
        {words.button}
      </Button>
      {adjust.open && <AdjustDialog user={user} command={adjust} />}
    </>
  );
}
