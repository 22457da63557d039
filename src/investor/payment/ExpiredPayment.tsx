import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Strong } from '#src/investor/notes/Strong.tsx';
import { copy } from './copy.ts';
import { ExpiredAddress } from './ExpiredAddress.tsx';
import type { CurrentQuote } from './useQuote.ts';

interface ExpiredPaymentProps {
  quote: CurrentQuote;
  /** The time when it ended. */
  until: string;
}

/** The warning of an expired quote, and what happens to a payment that was made. */
export function ExpiredPayment({ quote, until }: ExpiredPaymentProps) {
  return (
    <>
      <Alert severity="error">
        <Strong>{copy.payment.doNotSend}</Strong> {copy.payment.ended(until)}
      </Alert>
      <ExpiredAddress quote={quote}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Strong>{copy.payment.already(until)}</Strong> {copy.payment.nothingLost}
        </Box>
      </ExpiredAddress>
    </>
  );
}
