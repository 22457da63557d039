import Stack from '@mui/material/Stack';
import { balancesOf } from '#contract/users.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from '../copy.ts';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export function WithdrawPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <PageTitle>{copy.pages.withdraw}</PageTitle>
      <WithdrawForm availableCents={balancesOf(user).availableCents} />
      <WithdrawalList />
    </Stack>
  );
}
