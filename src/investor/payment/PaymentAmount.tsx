import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { groupDollars, groupFigure } from '#contract/money.ts';
import { CopyTextButton } from '#src/investor/coins/CopyTextButton.tsx';
import { copy as coinCopy } from '#src/investor/coins/copy.ts';
import { CoinLogo } from '#src/shared/ui/CoinLogo.tsx';
import { copy } from './copy.ts';
import type { CurrentQuote } from './useQuote.ts';

interface PaymentAmountProps {
  quote: CurrentQuote;
  isExpired: boolean;
}

/** The coin amount to send; struck once the quote has expired. */
export function PaymentAmount({ quote, isExpired }: PaymentAmountProps) {
  const { coin, coinAmount, amountCents } = quote;
  const figure = useRef<HTMLElement>(null);
  return (
    <Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, tablet: 1.5 }, minHeight: 45 }}
      >
        <Box sx={{ ...logo, filter: isExpired ? 'grayscale(1)' : 'none' }}>
          <CoinLogo coin={coin} size={36} />
        </Box>
        <Box sx={{ mr: 'auto', color: isExpired ? 'text.secondary' : 'text.primary', ...large }}>
          <Box component={isExpired ? 's' : 'span'} ref={figure}>
            {coinAmount}
          </Box>
          <Box
            component="span"
            sx={{
              fontSize: { xs: '1rem', tablet: '1.125rem' },
              fontWeight: 500,
              color: 'text.secondary',
            }}
          >
            {coin}
          </Box>
        </Box>
        {!isExpired && (
          <CopyTextButton
            label={coinCopy.copyAmount}
            text={coinAmount}
            element={figure}
            short="phone"
          />
        )}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {isExpired
          ? copy.payment.quotedFor(groupDollars(amountCents))
          : copy.payment.about(coinAmount, coin, groupFigure(amountCents))}
      </Typography>
      {!isExpired && <Typography sx={{ mt: 0.5 }}>{copy.payment.exactly}</Typography>}
    </Box>
  );
}

// At 320 pixels the amount needs the place of its logo.
const logo = {
  display: 'flex',
  '& > svg': { width: { xs: 28, tablet: 36 }, height: { xs: 28, tablet: 36 } },
  '@media (max-width: 359.95px)': { display: 'none' },
} as const;

const large = {
  display: 'flex',
  alignItems: 'baseline',
  whiteSpace: 'nowrap',
  columnGap: 0.75,
  minWidth: 0,
  fontSize: { xs: 'clamp(1.25rem, 6.6vw, 1.75rem)', tablet: '2.25rem' },
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: '-0.02em',
} as const;
