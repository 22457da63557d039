import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

/** The available balance, and the held one besides. */
export function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      {user.heldCents > 0n && (
        <Box
          component="span"
          sx={{ color: 'var(--faint)', fontSize: '0.75rem', fontWeight: 400, mr: 1 }}
        >
          {copy.users.held(groupDollars(user.heldCents))}
        </Box>
      )}
      <Money cents={user.availableCents} />
    </>
  );
}
