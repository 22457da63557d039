import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { copy } from './copy.ts';

/** How a member confirms a sign-in; without a passkey or an app, codes count for nothing. */
export function SecondFactor({ member }: { member: StaffRow }) {
  const { passkeys, authenticator, recoveryCodesLeft } = member.secondFactor;
  const isSelf = useIsSelf(member.id);
  if (passkeys === 0 && !authenticator) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, color: 'warning.main' }}>
        {copy.off}
        {isSelf && (
          <Button component={RouterLink} to={listPath('account')} size="small">
            {copy.setUp}
          </Button>
        )}
      </Box>
    );
  }
  const parts = [
    ...(passkeys > 0 ? [copy.passkeys(passkeys)] : []),
    ...(authenticator ? [copy.app] : []),
    ...(recoveryCodesLeft > 0 ? [copy.codes(recoveryCodesLeft)] : []),
  ];
  return parts.join(', ');
}
