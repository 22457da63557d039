import { styled } from '@mui/material/styles';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const habits = [
  {
    title: 'Only what you can lose',
    text: 'Rent, food, debts and a reserve come first. Never borrow to invest, and never send coins because someone is in a hurry.',
  },
  {
    title: 'No promised return',
    text: 'A fixed daily gain with your capital returned is a classic sign of fraud. Nothing here accrues, promises or projects a return.',
  },
  {
    title: 'Take your time',
    text: 'If a quote expires, ask for a new one when you are ready. We pay no bonus for hurrying, and we never call you to sell.',
  },
  {
    title: 'Ask for help early',
    text: 'If investing starts to feel like gambling, stop and talk to someone you trust or to a debt or gambling charity where you live.',
  },
];

export function ResponsibleSection() {
  return (
    <Section
      id="responsible-investing"
      tone="raised"
      title="Responsible investing"
      lead="Good habits protect more than good tips."
    >
      <Pairs items={habits} />
      <NeverPay />
    </Section>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '24px 32px',
  margin: 0,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& > div': { paddingTop: 16, borderTop: `1px solid ${palette(theme).divider}` },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '4px 0 0', color: palette(theme).text.secondary },
}));

function Pairs({ items }: { items: { title: string; text: string }[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}
