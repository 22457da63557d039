import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from '../copy.ts';
import { Countdown } from './Countdown.tsx';
import { QuoteDetails } from './QuoteDetails.tsx';
import { StepHeading } from './StepHeading.tsx';
import { type CurrentQuote, useQuote } from './useQuote.ts';
import { useRemaining } from './useRemaining.ts';

const words = copy.deposit;

interface PaymentStepProps {
  held: CurrentQuote;
  onRenewed: (held: CurrentQuote) => void;
  onSent: () => void;
  onBack: () => void;
}

/** Step 2: what to pay, to which address and until when; renewed only by its reader (S-227). */
export function PaymentStep({ held, onRenewed, onSent, onBack }: PaymentStepProps) {
  const remainingMs = useRemaining(held.validUntilMs);
  const renewal = useQuote();
  const { amount, coin } = held.quote;
  const renew = () => renewal.mutate({ amount, coin }, { onSuccess: onRenewed });
  const expired = remainingMs === 0;
  const renewButton = (
    <Button color="inherit" onClick={renew} disabled={renewal.isPending}>
      {words.renew}
    </Button>
  );
  return (
    <Stack spacing={3}>
      <StepHeading>{words.details}</StepHeading>
      {renewal.isSuccess && !expired && <Alert severity="info">{words.renewed}</Alert>}
      {expired ? (
        <Alert severity="warning" action={renewButton}>
          {words.expired}
        </Alert>
      ) : (
        <Countdown remainingMs={remainingMs} />
      )}
      {renewal.error && <LoadError error={renewal.error} retry={renew} />}
      <QuoteDetails quote={held.quote} amountCents={held.amountCents} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" size="large" onClick={onSent}>
          {words.sent}
        </Button>
        <Button size="large" onClick={onBack}>
          {copy.back}
        </Button>
      </Stack>
    </Stack>
  );
}
