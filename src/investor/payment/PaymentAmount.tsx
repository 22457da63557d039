import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { groupFigure } from '#contract/money.ts';
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ display: 'flex', filter: isExpired ? 'grayscale(1)' : 'none' }}>
          <CoinLogo coin={coin} size={36} />
        </Box>
        <Box sx={{ mr: 'auto', color: isExpired ? 'text.secondary' : 'text.primary', ...large }}>
          <Box component={isExpired ? 's' : 'span'} ref={figure}>
            {coinAmount}
          </Box>{' '}
          <Box component="span" sx={{ fontSize: '1.125rem', fontWeight: 500 }}>
            {coin}
          </Box>
        </Box>
        {!isExpired && (
          <CopyTextButton label={coinCopy.copyAmount} text={coinAmount} element={figure} />
        )}
      </Box>
      {!isExpired && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {copy.payment.about(coinAmount, coin, groupFigure(amountCents))}
        </Typography>
      )}
    </Box>
  );
}

const large = {
  fontSize: { xs: '1.75rem', tablet: '2.25rem' },
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: '-0.02em',
} as const;
