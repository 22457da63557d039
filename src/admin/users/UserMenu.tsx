import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { copy } from './copy.ts';
import { UserActions } from './UserActions.tsx';
import { useIsSelf } from './useIsSelf.ts';

/** The actions on a user, behind one button per row. */
export function UserMenu() {
  const user = useRecordContext<UserRecord>();
  const isSelf = useIsSelf(user?.id);
  if (!user || user.status === 'closed') return null;
  if (isSelf) return <UserActions />;
  const name = copy.users.of(copy.users.columns.action, user.fullName);
  return (
    <PopoverButton
      // A changed balance closes the menu.
      key={String(user.balanceCents)}
      name={name}
      button={{
        color: 'inherit',
        'aria-label': name,
        sx: { minWidth: 32, minHeight: 28, p: 0.25, color: 'text.secondary' },
        children: <MoreHoriz fontSize="small" />,
      }}
    >
      <Box sx={{ p: 1, '& > *': { flexDirection: 'column' } }}>
        <UserActions />
      </Box>
    </PopoverButton>
  );
}
