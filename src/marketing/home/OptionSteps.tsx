import { styled } from '@mui/material/styles';
import { ThemeDiagram } from '#src/marketing/diagrams/ThemeDiagram.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { Figure } from '#src/marketing/ui/Figure.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  alignItems: 'start',
  gap: 'clamp(32px, 6vw, 88px)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  [theme.breakpoints.up('md')]: { '& > figure': { position: 'sticky', top: 32 } },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 30,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    counterIncrement: 'step',
    minHeight: 44,
    paddingInlineStart: 68,
  },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 14,
    background: palette(theme).primary.main,
    color: palette(theme).primary.contrastText,
    fontSize: '1rem',
    fontWeight: 600,
  },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { margin: '6px 0 0', maxWidth: '56ch', color: palette(theme).text.secondary },
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
    <Section id="options" tone="raised" title="How to trade options in four steps">
      <Columns>
        <div>
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
            <a href="/themes/option-trading">Read how options lose money</a>.
          </Note>
        </div>
        <Figure caption="What a bought call is worth on its last day: the loss ends at the premium, and the price must rise past it before there is a gain.">
          <ThemeDiagram name="option-trading" />
        </Figure>
      </Columns>
    </Section>
  );
}
