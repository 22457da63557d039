import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from '../copy.ts';
import { Countdown } from './Countdown.tsx';
import { QuoteDetails } from './QuoteDetails.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { DepositFlow } from './useDepositFlow.ts';
import { type CurrentQuote, useQuote } from './useQuote.ts';
import { useRemaining } from './useRemaining.ts';

interface PaymentStepProps {
  flow: DepositFlow;
  quote: CurrentQuote;
}

/** Step 2: the quote. An expired one is renewed only on request. */
export function PaymentStep({ flow, quote }: PaymentStepProps) {
  const remainingMs = useRemaining(quote.validUntilMs);
  const renewal = useQuote();
  const { amount, coin } = quote;
  const renew = () => renewal.mutate({ amount, coin }, { onSuccess: flow.renewQuote });
  const isExpired = remainingMs === 0;
  const renewButton = (
    <Button color="inherit" onClick={renew} disabled={renewal.isPending}>
      {copy.deposit.renew}
    </Button>
  );
  return (
    <Stack spacing={3}>
      <StepHeading>{copy.deposit.details}</StepHeading>
      {renewal.isSuccess && !isExpired && <Alert severity="info">{copy.deposit.renewed}</Alert>}
      {isExpired ? (
        <Alert severity="warning" action={renewButton}>
          {copy.deposit.expired}
        </Alert>
      ) : (
        <Countdown remainingMs={remainingMs} />
      )}
      {renewal.error && <LoadError error={renewal.error} retry={renew} />}
      <QuoteDetails quote={quote} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" size="large" onClick={() => flow.openReceipt(quote)}>
          {copy.deposit.sent}
        </Button>
        <Button size="large" onClick={flow.back}>
          {copy.back}
        </Button>
      </Stack>
    </Stack>
  );
}
