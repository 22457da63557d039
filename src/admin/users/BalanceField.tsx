import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { dollars } from '#src/shared/format/money.ts';
import type { UserRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

/** What a user can withdraw and, where there is some, what is held for withdrawals. */
export function BalanceField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  // Both are whole cents; their difference is too, once rounded.
  const held = Math.round((user.balance - user.available) * 100) / 100;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {dollars(user.available)}
      {held > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {copy.users.held(dollars(held))}
        </Box>
      )}
    </Box>
  );
}
