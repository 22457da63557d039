import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { groupDollars } from '#contract/money.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

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
