import Stack from '@mui/material/Stack';
import { balancesOf } from '#contract/users.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from '../copy.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export function WithdrawPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <PageHead>{copy.pages.withdraw}</PageHead>
      <WithdrawForm availableCents={balancesOf(user).availableCents} />
      <WithdrawalList />
    </Stack>
  );
}
