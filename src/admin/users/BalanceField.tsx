import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { dollars } from '#src/shared/format/money.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';
import { heldCents } from './heldCents.ts';

/** What a user can withdraw and, where there is some, what is held for withdrawals. */
export function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  const held = heldCents(user);
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Money amount={user.available} />
      {held > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {copy.users.held(dollars(held))}
        </Box>
      )}
    </Box>
  );
}
