import { copy } from './copy.ts';
import { StepButton } from './StepButton.tsx';
import type { StepProps } from './WithdrawalActions.tsx';

/** Approves a request: the amount stays held until the payment is recorded (S-297). */
export const ApproveButton = (step: StepProps) => (
  <StepButton
    {...step}
    needsPayable
    words={copy.approve}
    possible={step.withdrawal.status === 'requested'}
    ask={(provider, input, once) => provider.approveWithdrawal(input, once)}
  />
);
