import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { groupDollars } from '#contract/money.ts';
import { QuoteClock } from '#src/investor/payment/QuoteClock.tsx';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { useRemaining } from '#src/investor/payment/useRemaining.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { copy } from './copy.ts';

/** The stored report of a payment, and the time until which its rate is sure. */
export function SentNotice({ quote, sentAt }: { quote: CurrentQuote; sentAt: string }) {
  const { coin, coinAmount, amountCents, validUntilMs } = quote;
  const remainingMs = useRemaining(validUntilMs);
  const isLate = remainingMs === 0;
  const time = clockTime(new Date(sentAt));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Box component="strong" sx={{ display: 'block', fontSize: '1rem', fontWeight: 600 }}>
            {copy.proof.oneLeft}
          </Box>{' '}
          {copy.proof.saved(time, `${coinAmount} ${coin}`, groupDollars(amountCents))}
        </Box>
        {!isLate && <QuoteClock quote={quote} remainingMs={remainingMs} />}
      </Box>
      {isLate && <Alert severity="warning">{copy.proof.late}</Alert>}
    </>
  );
}
