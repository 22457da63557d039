import Box from '@mui/material/Box';
import { copy } from './copy.ts';
import { QuoteClock } from './QuoteClock.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { CurrentQuote } from './useQuote.ts';

/** The heading of the step, beside the time that is left. */
export function PaymentHead({ quote, remainingMs }: { quote: CurrentQuote; remainingMs: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      <Box sx={{ mr: 'auto' }}>
        <StepHeading>{copy.payment.title}</StepHeading>
      </Box>
      <QuoteClock quote={quote} remainingMs={remainingMs} />
    </Box>
  );
}
