import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DepositFlow, noDraft } from '#src/investor/deposit/useDepositFlow.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { paymentUri } from '#src/shared/payment/paymentUri.ts';
import { AfterPayment } from './AfterPayment.tsx';
import { copy } from './copy.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { ExpiredPayment } from './ExpiredPayment.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentAddress } from './PaymentAddress.tsx';
import { PaymentAmount } from './PaymentAmount.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { useAnnounce } from './useAnnounce.ts';
import { useNewQuote } from './useNewQuote.ts';
import type { CurrentQuote } from './useQuote.ts';
import { useRemaining } from './useRemaining.ts';

interface PaymentStepProps {
  flow: DepositFlow;
  quote: CurrentQuote;
  /** In demo mode the address is a sample, which must not be paid. */
  isSample: boolean;
}

/** Step 2: what to pay, and where to. An expired quote is renewed only on request. */
export function PaymentStep({ flow, quote, isSample }: PaymentStepProps) {
  const { amount, coin, quoteId } = quote;
  const remainingMs = useRemaining(quote.validUntilMs);
  const isExpired = remainingMs === 0;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const announcing = useAnnounce(quoteId);
  const renewal = useNewQuote();
  const renew = () =>
    renewal.mutate({ amount, coin }, { onSuccess: (next) => flow.replaceQuote(next.quoteId) });
  return (
    <TwoColumns
      side={
        <>
          <QuoteFacts quote={quote} isExpired={isExpired} />
          <AfterPayment>
            <DiscardButton quoteId={quoteId} onDiscarded={() => flow.back(noDraft)} />
          </AfterPayment>
        </>
      }
    >
      <Panel>
        <Stack useFlexGap spacing={2.5}>
          <PaymentHead quote={quote} remainingMs={remainingMs} />
          {renewal.isSuccess && !isExpired && <Alert severity="info">{copy.payment.renewed}</Alert>}
          <PaymentAmount quote={quote} isExpired={isExpired} />
          {isExpired ? (
            <ExpiredPayment quote={quote} until={endOf(quote)} />
          ) : (
            <>
              <NetworkNotice coin={coin} isSample={isSample} />
              <PaymentAddress
                quote={quote}
                isSample={isSample}
                hasWalletLink={!isSample && !isTouch}
              />
            </>
          )}
          <PaymentActions
            walletUri={isTouch && !isSample ? paymentUri(quote) : undefined}
            isExpired={isExpired}
            until={endOf(quote)}
            isSaving={announcing.isPending}
            isRenewing={renewal.isPending}
            error={<ErrorAlert id="sent-error" error={renewal.error ?? announcing.error} />}
            onSent={() => announcing.mutate()}
            onRenew={renew}
            onBack={() => flow.back(quote)}
          />
        </Stack>
      </Panel>
    </TwoColumns>
  );
}

const endOf = (quote: CurrentQuote) => clockTime(new Date(quote.validUntilMs));
