import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { balancesOf } from '#contract/userRecord.ts';
import { copy } from '#src/investor/copy.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { WithdrawalList } from '#src/investor/withdrawalList/WithdrawalList.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { NothingToWithdraw } from './NothingToWithdraw.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export function WithdrawPage() {
  const { user } = useSession();
  const hasSide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (!user) return null;
  const { availableCents, heldCents } = balancesOf(user);
  // In one column a withdrawal that waits comes before the facts about a new one.
  const isListFirst = !hasSide && heldCents > 0n;
  return (
    <Stack spacing={2}>
      <PageHead>{copy.pages.withdraw}</PageHead>
      {availableCents <= 0n && <NothingToWithdraw isOnHold={heldCents > 0n} />}
      <WithdrawForm user={user}>{isListFirst && <WithdrawalList />}</WithdrawForm>
      {!isListFirst && <WithdrawalList />}
    </Stack>
  );
}
