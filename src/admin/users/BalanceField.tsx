import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

/** What a user can withdraw and, where there is some, what is held for withdrawals. */
export function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Money cents={user.availableCents} />
      {user.heldCents > 0n && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {copy.users.held(groupDollars(user.heldCents))}
        </Box>
      )}
    </Box>
  );
}
