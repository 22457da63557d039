import { styled } from '@mui/material/styles';
import { Figures } from '#src/marketing/claims/Cite.tsx';
import { quoteExample, statementBalance } from '#src/marketing/claims/examples.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { PaymentQr } from '#src/shared/payment/PaymentQr.tsx';
import { StatementCard } from './StatementCard.tsx';

const shown = (image: string) => `[data-carousel]:has([data-image=${image}][data-current]) &`;

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 452,
  '& > div': {
    position: 'absolute',
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: 12,
    background: palette(theme).background.paper,
    boxShadow: '0 1px 2px rgb(14 21 48 / 5%), 0 20px 48px rgb(14 21 48 / 12%)',
    transition: 'opacity 240ms, transform 240ms',
  },
  '& > :first-of-type': { inset: '0 0 auto auto', width: 'min(100%, 488px)' },
  '& > :not(:first-of-type)': { insetInlineStart: 0, bottom: 0, width: 'min(100%, 336px)' },
  [theme.breakpoints.down('lg')]: { '& > :not(:first-of-type)': { width: 304 } },
  '& > [data-part=loss]': { visibility: 'hidden' },
  [shown('quote')]: {
    '& > :first-of-type': { opacity: 0.55 },
    '& > [data-part=quote]': { transform: 'scale(1.15)', transformOrigin: 'left bottom' },
  },
  [shown('loss')]: {
    '& > [data-part=quote]': { visibility: 'hidden' },
    '& > [data-part=loss]': { visibility: 'visible' },
  },
  ...theme.applyStyles('dark', { '& > div': { boxShadow: '0 24px 60px rgb(0 0 0 / 55%)' } }),
  [theme.breakpoints.down('md')]: {
    order: 1,
    minHeight: 0,
    maxWidth: 560,
    paddingBottom: 32,
    // One height for all slides: the quote is below the statement, the loss takes its place.
    display: 'grid',
    gap: 12,
    '& > div, & > :first-of-type, & > :not(:first-of-type)': { position: 'static', width: 'auto' },
    '& > [data-part=quote], & > [data-part=loss]': { gridArea: '2 / 1', transform: 'none' },
  },
}));

const Quote = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  // The stamp across the code.
  '& > div:first-of-type span': { fontSize: '0.9375rem' },
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

const Loss = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  '& b': {
    display: 'block',
    margin: '4px 0',
    fontSize: '1.75rem',
    lineHeight: '34px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: palette(theme).error.main,
  },
}));

const label =
  'An example of two screens: a statement whose entries add up to the balance, and a quote for a deposit.';

/** Screens of the product with invented figures; the picture says that they are an example. */
export function HeroPicture() {
  const { coins, amount, rate } = quoteExample;
  return (
    <Picture role="img" aria-label={label}>
      <StatementCard />
      <Quote data-part="quote">
        <PaymentQr uri="An example, not an address" isSample size={{ xs: 72, lg: 96 }} />
        <div>
          Send exactly
          <b>
            <Figures of="quoteExample">{coins}</Figures>
          </b>
          for <Figures of="quoteExample">{amount}</Figures> at{' '}
          <Figures of="quoteExample">{rate}</Figures>
        </div>
      </Quote>
      <Loss data-part="loss">
        In this example you could lose
        <b>
          <Figures of="statementExample">{statementBalance}</Figures>
        </b>
        All of it, if the operator fails.
      </Loss>
    </Picture>
  );
}
