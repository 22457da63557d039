import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/frame/palette.ts';
import { Section } from '#src/marketing/frame/Section.tsx';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { counterIncrement: 'step', borderTop: `2px solid ${palette(theme).divider}` },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    margin: '-21px 0 20px',
    borderRadius: 20,
    background: palette(theme).primary.main,
    color: palette(theme).primary.contrastText,
    fontWeight: 700,
  },
  '& h3': { margin: '0 0 8px', fontSize: '1.15rem', fontWeight: 650 },
  '& p': { margin: 0, color: palette(theme).text.secondary },
}));

const Note = styled('p')(({ theme }) => ({
  margin: '40px 0 0',
  color: palette(theme).text.secondary,
  '& a': { color: palette(theme).primary.main },
}));

const steps = [
  {
    title: 'Learn the contract',
    text: 'A call is the right to buy, a put the right to sell. Know which one you hold, until when, and what it cost.',
  },
  {
    title: 'Form a view and a reason',
    text: 'Say what you expect, by when, and what would prove you wrong. Without that there is nothing to trade on.',
  },
  {
    title: 'Choose strike and expiry',
    text: 'Work out the largest possible loss before anything else. For a buyer it is the premium; for an uncovered seller it has no limit.',
  },
  {
    title: 'Size it, watch it, close it',
    text: 'Stake only what you can lose whole. Decide beforehand when you take a gain and when you accept a loss.',
  },
];

/** How to trade options in four steps (S-068): a lesson, since no orders are taken here. */
export function OptionSteps() {
  return (
    <Section id="options" tone="raised" title="How to trade options in four steps">
      <Steps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      <Note>
        This is a lesson, not an offer: Plainvest takes no option orders.{' '}
        <a href="/investment-products#option-trading">Read how options lose money</a>.
      </Note>
    </Section>
  );
}
