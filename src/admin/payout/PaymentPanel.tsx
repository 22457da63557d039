import { commands } from '#src/admin/provider/commands.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { RecordPayment, type RecordPaymentProps } from '#src/admin/sending/RecordPayment.tsx';
import { SendCoins } from '#src/admin/sending/SendCoins.tsx';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { invalidates } from '#src/admin/withdrawals/invalidates.ts';
import { copy } from './copy.ts';
import { EndedPayment, RecordedPayment } from './PastPayment.tsx';
import { WaitingPayment } from './WaitingPayment.tsx';

interface PaymentPanelProps extends RecordPaymentProps {
  isPayer: boolean;
}

/** The coins to send, once this staff member is the payer; otherwise the state of the payment. */
export function PaymentPanel({ isPayer, ...props }: PaymentPanelProps) {
  const { withdrawal, payment } = props;
  if (!isPayer) return <OthersPayment withdrawal={withdrawal} />;
  return (
    <>
      <SendCoins
        withdrawal={withdrawal}
        held={payment.held}
        stop={<StopPayment id={withdrawal.id} />}
      />
      <RecordPayment {...props} />
    </>
  );
}

/** Releases a payment that was not made, for a colleague. */
const StopPayment = ({ id }: { id: string }) => (
  <ConfirmationButton
    {...copy.stopPayment}
    submit={copy.stopPayment.button}
    command={commands.stopPayment}
    input={{ id }}
    invalidates={invalidates}
    buttonProps={{ variant: 'outlined' }}
  />
);

function OthersPayment({ withdrawal }: { withdrawal: PayoutRecord }) {
  const { status } = withdrawal;
  if (status === 'paid') return <RecordedPayment withdrawal={withdrawal} />;
  if (status === 'declined' || status === 'cancelled') {
    return <EndedPayment withdrawal={withdrawal} />;
  }
  return <WaitingPayment withdrawal={withdrawal} />;
}
