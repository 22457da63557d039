import Stack from '@mui/material/Stack';
import { balancesOf } from '#contract/users.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from '../copy.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { NothingToWithdraw } from './NothingToWithdraw.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export function WithdrawPage() {
  const { user } = useSession();
  if (!user) return null;
  const { availableCents, heldCents } = balancesOf(user);
  return (
    <Stack spacing={2}>
      <PageHead>{copy.pages.withdraw}</PageHead>
      {availableCents <= 0n && <NothingToWithdraw isOnHold={heldCents > 0n} />}
      <WithdrawForm user={user} />
      <WithdrawalList />
    </Stack>
  );
}
