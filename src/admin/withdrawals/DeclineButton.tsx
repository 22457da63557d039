import { withdrawals } from '#contract/withdrawals.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { DecisionButton } from '#src/admin/review/DecisionButton.tsx';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { invalidates, type StepProps } from './StepButtons.tsx';
import { useIsPayer } from './useIsPayer.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';
import { isWaiting } from './withdrawalQueue.ts';

/** Declines a withdrawal with a reason and releases its hold. */
export function DeclineButton({ withdrawal, hasShortcuts = false, onDecided }: StepProps) {
  const { id, payingBy, objectedBy } = withdrawal;
  const isPayer = useIsPayer(withdrawal);
  const decline = useCommandDialog(commands.declineWithdrawal, { invalidates, onDone: onDecided });
  const { button, title, text, submit, whilePaid } = copy.decline;
  const isPaidByOther = payingBy?.active && !isPayer;
  return (
    <DecisionButton
      label={button}
      variant="outlined"
      color="error"
      shortcut={hasShortcuts && 'd'}
      isPossible={isWaiting(withdrawal)}
      command={decline}
    >
      <ReasonDialog
        title={title}
        text={isPaidByOther ? whilePaid(payingBy.fullName, objectedBy?.fullName) : text}
        submit={submit}
        rules={rulesOf(withdrawals.decline)}
        isStale={!isWaiting(withdrawal)}
        command={decline}
        onSubmit={(input) => decline.run({ id, ...input })}
      >
        <WithdrawalSummary withdrawal={withdrawal} />
      </ReasonDialog>
    </DecisionButton>
  );
}
