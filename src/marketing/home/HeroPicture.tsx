import { styled } from '@mui/material/styles';
import { floating } from '#src/marketing/drawings/ExampleArt.tsx';
import { LossCard } from '#src/marketing/drawings/LossCard.tsx';
import { QuoteCard } from '#src/marketing/drawings/QuoteCard.tsx';
import { StatementCard } from '#src/marketing/drawings/StatementCard.tsx';

const shown = (image: string) => `[data-carousel]:has([data-image=${image}][data-current]) &`;

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 472,
  '& > div': {
    ...floating(theme),
    position: 'absolute',
    transition: 'transform 240ms',
  },
  '& > :first-of-type': { inset: '0 0 auto auto', width: 'min(100%, 488px)' },
  '& > :not(:first-of-type)': { insetInlineStart: 0, bottom: 0, width: 'min(100%, 336px)' },
  [theme.breakpoints.down('lg')]: { '& > :not(:first-of-type)': { width: 304 } },
  '& > [data-part=loss]': { visibility: 'hidden' },
  [shown('quote')]: {
    '& > [data-part=quote]': {
      transform: 'translateY(12px) scale(1.1)',
      transformOrigin: 'left bottom',
    },
  },
  [shown('loss')]: {
    '& > [data-part=quote]': { visibility: 'hidden' },
    '& > [data-part=loss]': { visibility: 'visible' },
  },
  ...theme.applyStyles('dark', { '& > div': { boxShadow: '0 24px 60px rgb(0 0 0 / 55%)' } }),
  [theme.breakpoints.down('md')]: {
    order: 1,
    minHeight: 0,
    paddingBottom: 32,
    // One height for all slides: the quote is below the statement, the loss takes its place.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    '& > div, & > :first-of-type, & > :not(:first-of-type)': { position: 'static', width: 'auto' },
    '& > [data-part=quote], & > [data-part=loss]': { gridArea: '2 / 1', transform: 'none' },
  },
}));

const label =
  'An example of two screens: a statement whose entries add up to the balance, and a quote for a deposit.';

/** Screens with invented figures, which show that they are an example. */
export function HeroPicture() {
  return (
    <Picture role="img" aria-label={label}>
      <StatementCard />
      <QuoteCard />
      <LossCard />
    </Picture>
  );
}
