import { styled } from '@mui/material/styles';
import { Figures } from '#src/marketing/claims/Cite.tsx';
import { quoteExample, quoteValid } from '#src/marketing/claims/examples.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  // The stamp across the code.
  '& > div:first-of-type span': { fontSize: '0.9375rem' },
  '& p': { margin: 0 },
  '& b': {
    display: 'block',
    fontSize: '1.25rem',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
    color: palette(theme).text.primary,
  },
}));

/** The quote of an invented deposit, with a code that is not an address. */
export function QuoteCard() {
  const { coins, amount, rate } = quoteExample;
  return (
    <Card data-part="quote">
      <PaymentQr uri="EXAMPLE: NO ADDRESS" isSample size={{ xs: 72, lg: 96 }} />
      <div>
        Send exactly
        <b>
          <Figures of="quoteExample">{coins}</Figures>
        </b>
        for <Figures of="quoteExample">{amount}</Figures> at{' '}
        <Figures of="quoteExample">{rate}</Figures>
        <p>
          Valid for <Figures of="quoteStands">{quoteValid}</Figures>
        </p>
      </div>
    </Card>
  );
}
