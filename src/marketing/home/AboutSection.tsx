import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { DepositPath } from './DepositPath.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'clamp(32px, 6vw, 96px)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

const Facts = styled('div')(({ theme }) => ({
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { margin: '8px 0 0', maxWidth: '54ch', color: palette(theme).text.secondary },
  '& > div': { paddingBlock: 24, borderTop: `1px solid ${palette(theme).divider}` },
  '& > div:first-of-type': { paddingTop: 0, borderTop: 0 },
}));

const facts = [
  {
    title: 'A person checks each deposit',
    text: 'You send coins and attach your proof. Staff compare the two before the dollar value is credited, and a refusal always comes with a reason you can read.',
  },
  {
    title: 'Every movement stays on record',
    text: 'Deposits, withdrawals and corrections are entries in one ledger. A balance is their sum; there is no field that somebody could simply set.',
  },
  {
    title: 'Leaving is part of the plan',
    text: 'Ask for a withdrawal whenever withdrawals are open, and follow its state. The amount is held for you while staff review it, and no fee is ever asked in advance.',
  },
];

export function AboutSection() {
  return (
    <Section
      id="about"
      title="An account you can check line by line"
      lead="Plainvest takes Bitcoin and Ethereum, counts them in dollars and shows its working. It says what it does, and also what it does not do."
    >
      <Columns>
        <Facts>
          {facts.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Facts>
        <DepositPath />
      </Columns>
    </Section>
  );
}
