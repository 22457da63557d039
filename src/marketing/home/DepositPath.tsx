import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { DepositIfs } from './DepositIfs.tsx';

const Road = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  margin: 0,
  padding: '28px 32px 32px',
  listStyle: 'none',
  counterReset: 'station',
  border: `1px solid ${palette(theme).divider}`,
  borderRadius: 12,
  background: palette(theme).background.paper,
  '& li': { position: 'relative', counterIncrement: 'station', paddingInlineEnd: 20 },
  '& li::before': {
    content: 'counter(station)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 14,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: palette(theme).primary.contrastText,
    background: palette(theme).primary.main,
  },
  // The way to the next station.
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInline: '36px 8px',
    top: 13,
    height: 2,
    background: palette(theme).divider,
  },
  '& h3': { margin: '14px 0 0', fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& p': {
    margin: '6px 0 0',
    fontSize: '0.875rem',
    lineHeight: '20px',
    color: palette(theme).text.secondary,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    padding: '20px 16px 4px',
    '& li': { padding: '0 0 20px 40px' },
    '& li::before': { position: 'absolute', insetInlineStart: 0 },
    '& li:not(:last-of-type)::after': {
      insetInline: '13px auto',
      top: 34,
      bottom: 6,
      width: 2,
      height: 'auto',
    },
    '& h3': { margin: '2px 0 0' },
    '& p': { marginTop: 2 },
  },
}));

const stations = {
  'You get a quote':
    'Amount, rate, source and time are on one screen. The rate is fixed until it expires.',
  'You send the coin':
    'From your own wallet, to the address on the screen, on the network that it names. Coins on another network may be lost.',
  'You attach proof': 'A transaction id or a screenshot is enough.',
  'A person checks':
    'Staff compare the payment with your quote. They confirm it, or decline with a reason.',
  'You are credited':
    'You get a ledger entry and an email. The database refuses to change an entry.',
};

export function DepositPath() {
  return (
    <Section
      id="deposit"
      title="What happens to a deposit"
      lead="You see the same steps in your account, each with its time."
    >
      <Road>
        {Object.entries(stations).map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Road>
      <DepositIfs />
    </Section>
  );
}
