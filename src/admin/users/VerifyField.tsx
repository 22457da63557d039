import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Whether a user is verified, and the command to verify. The menu of the row takes it back. */
export function VerifyField() {
  const user = useRecordContext<UserRecord>();
  const isSelf = useIsSelf(user?.id);
  if (!user) return null;
  const { status, isAdmin, isVerified } = user;
  const mayVerify = status !== 'closed' && !isAdmin && !isSelf && !isVerified;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box component="span" sx={{ minWidth: 116 }}>
        <VerifiedChip isVerified={user.isVerified} />
      </Box>
      {mayVerify && <VerifyButton user={user} />}
    </Stack>
  );
}

export const VerifiedChip = ({ isVerified }: Pick<UserRecord, 'isVerified'>) => (
  <StateChip
    color={isVerified ? 'success' : 'warning'}
    icon={isVerified ? <VerifiedUserOutlined /> : <GppMaybeOutlined />}
    label={isVerified ? copy.users.verified : copy.users.notVerified}
  />
);

function VerifyButton({ user }: { user: UserRecord }) {
  const { open } = useDialogs();
  return (
    <Button size="small" onClick={() => open(<VerifyDialog user={user} />)}>
      {copy.verify.button}
      <Box component="span" sx={readOnly}>{` (${user.fullName})`}</Box>
    </Button>
  );
}
