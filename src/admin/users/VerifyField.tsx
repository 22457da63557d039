import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';
import { RevokeButton } from './RevokeButton.tsx';
import { useIsSelf } from './useIsSelf.ts';
import { VerifyButton } from './VerifyButton.tsx';

export function VerifyField() {
  const user = useRecordContext<UserRecord>();
  const isSelf = useIsSelf(user?.id);
  if (!user) return null;
  const { isVerified, status } = user;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <StateChip
        color={isVerified ? 'success' : 'default'}
        icon={isVerified ? <VerifiedOutlined /> : <HelpOutlineOutlined />}
        label={isVerified ? copy.users.verified : copy.users.notVerified}
      />
      {status !== 'closed' &&
        !isSelf &&
        (isVerified ? <RevokeButton user={user} /> : <VerifyButton user={user} />)}
    </Stack>
  );
}
