import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { copy } from './copy.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useIsSelf } from './useIsSelf.ts';

/** The actions on a user, behind one button per row. */
export function UserMenu() {
  const user = useRecordContext<UserRecord>();
  const isSelf = useIsSelf(user?.id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { open } = useDialogs();
  const mayReview = useMay('review');
  const [mayAdjust, mayClose] = [useMay('approve'), useMay('people')];
  if (!user || user.status === 'closed') return null;
  if (isSelf) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {copy.users.own}
      </Box>
    );
  }
  const close = () => setAnchor(null);
  const choose = (dialog: ReactElement) => () => {
    close();
    open(dialog);
  };
  return (
    <>
      <Button
        id={id}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 32, minHeight: 28, p: 0.25, color: 'text.secondary' }}
      >
        <MoreHoriz aria-hidden="true" fontSize="small" />
        <Box component="span" sx={readOnly}>
          {copy.users.of(copy.users.columns.action, user.fullName)}
        </Box>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { dense: true, 'aria-labelledby': id } }}
      >
        <MenuItem component={Link} to={showPath('users', user.id)}>
          {copy.users.open}
        </MenuItem>
        {mayAdjust && (
          <MenuItem onClick={choose(<AdjustDialog user={user} />)}>{copy.adjust.button}</MenuItem>
        )}
        {mayReview && user.isVerified && (
          <MenuItem onClick={choose(<RevokeDialog user={user} />)}>{copy.revoke.title}</MenuItem>
        )}
        {mayClose && <Divider />}
        {mayClose && (
          <MenuItem onClick={choose(<CloseDialog user={user} />)} sx={{ color: 'error.main' }}>
            {copy.closeAccount.button}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
