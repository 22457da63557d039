import { copy } from './copy.ts';
import { StepButton } from './StepButton.tsx';
import { useIsPayer } from './useIsPayer.ts';
import type { StepProps } from './WithdrawalActions.tsx';

/** Binds an approved withdrawal to the staff member who pays it, and shows them its address. */
export function StartPaymentButton({ withdrawal, keys = false }: StepProps) {
  const { status, payingBy } = withdrawal;
  return (
    <StepButton
      withdrawal={withdrawal}
      keys={keys}
      needsPayable
      words={copy.startPayment}
      possible={status === 'approved' && payingBy?.active !== true}
      ask={(provider, input, once) => provider.startPayment(input, once)}
    />
  );
}

/** Releases a payment that was not made, so that a colleague can make it. */
export function StopPaymentButton({ withdrawal }: StepProps) {
  return (
    <StepButton
      withdrawal={withdrawal}
      words={copy.stopPayment}
      variant="outlined"
      possible={useIsPayer(withdrawal)}
      ask={(provider, input, once) => provider.stopPayment(input, once)}
    />
  );
}
