import Button from '@mui/material/Button';
import { withdrawals } from '#contract/withdrawals.ts';
import { rulesOf } from '../provider/rulesOf.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { waits } from './queue.ts';
import { useIsPayer } from './useIsPayer.ts';
import type { StepProps } from './WithdrawalActions.tsx';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

const words = copy.decline;

/** Declines a withdrawal with a reason and gives the hold back (S-297). */
export function DeclineButton({ withdrawal, keys = false, onDecided }: StepProps) {
  const { id, status, payingBy, objectedBy } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const decline = useCommandDialog({
    ask: (provider, input: { reason: string }, once) =>
      provider.declineWithdrawal({ id, ...input }, once),
    touches: ['withdrawals', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!waits(status) && !decline.open) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-keyshortcuts={keys ? 'd' : undefined}
        onClick={decline.begin}
      >
        {words.button}
      </Button>
      {decline.open && (
        <ReasonDialog
          title={words.title}
          text={
            payingBy?.active && !isPayer
              ? words.whilePaid(payingBy.fullName, objectedBy?.fullName)
              : words.text
          }
          submit={words.submit}
          rules={rulesOf(withdrawals.decline)}
          over={!waits(status)}
          command={decline}
        >
          <WithdrawalSummary withdrawal={withdrawal} />
        </ReasonDialog>
      )}
    </>
  );
}
