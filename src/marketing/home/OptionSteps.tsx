import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '24px 32px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    counterIncrement: 'step',
    paddingInlineStart: 44,
  },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 14,
    // Not the filled circle of a deposit: nothing here is done by us.
    border: `1px solid ${palette(theme).text.secondary}`,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '28px', fontWeight: 600 },
  '& p': { margin: '2px 0 0', maxWidth: '56ch', color: palette(theme).text.secondary },
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
    title: 'Choose price and last day',
    text: 'Work out what you could lose at worst before anything else. For a buyer it is the premium; for an uncovered seller it has no limit.',
  },
  {
    title: 'Size it, watch it, close it',
    text: 'Stake only what you can afford to lose entirely. Decide beforehand when you take a gain and when you accept a loss.',
  },
];

/** A lesson: the platform takes no orders for options. */
export function OptionSteps() {
  return (
    <Section
      id="options"
      tone="raised"
      title="How to trade options in four steps"
      lead={
        <>
          A lesson, not an offer: Plainvest takes no option orders. Read{' '}
          <a href="/themes/option-trading">how options lose money</a>.
        </>
      }
    >
      <Steps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
