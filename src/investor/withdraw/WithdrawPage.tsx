import Stack from '@mui/material/Stack';
import { balancesOf } from '#contract/userRecord.ts';
import { copy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { WithdrawalList } from '#src/investor/withdrawalList/WithdrawalList.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { NothingToWithdraw } from './NothingToWithdraw.tsx';
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
