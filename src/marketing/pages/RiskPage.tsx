import { styled } from '@mui/material/styles';
import { ExampleArt } from '#src/marketing/drawings/ExampleArt.tsx';
import { LossCard } from '#src/marketing/drawings/LossCard.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const NumberedHeadings = styled('div')(({ theme }) => ({
  counterReset: 'heading',
  '& h2': {
    counterIncrement: 'heading',
    display: 'grid',
    gridTemplateColumns: '1.6em 1fr',
    alignItems: 'baseline',
    margin: '1.4em 0 0.5em',
    paddingTop: '1em',
    borderTop: `1px solid ${palette(theme).divider}`,
  },
  '& h2:first-of-type': { marginTop: 0, paddingTop: 0, borderTop: 0 },
  '& h2::before': {
    content: 'counter(heading)',
    color: palette(theme).primary.main,
    fontSize: '1.5em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const head = (
  <PageHero
    title="Risk summary"
    lead="A two-minute read before you register or send a coin."
    art={
      <ExampleArt label="An example of a loss: the whole balance.">
        <LossCard />
      </ExampleArt>
    }
  />
);

export function RiskPage() {
  return (
    <ProsePage path="/risk" head={head}>
      <NumberedHeadings>
        <h2>You could lose everything</h2>
        <p>
          Coins can be stolen, or sent to a wrong address. The operator can fail, and your balance
          with it. Do not pay in money that you need, and never money that you have borrowed.
        </p>
        <h2>No protection scheme</h2>
        <p>
          An account here is a claim on the operator, not a bank deposit. If the operator cannot
          pay, expect no compensation from a deposit insurance or an investor protection scheme.
        </p>
        <h2>You may be unable to sell or withdraw</h2>
        <p>
          You may not get your money when you want it. Withdrawals are reviewed by people and can be
          paused, and networks can be slow. Elsewhere, a product can have no buyer when you need
          one.
        </p>
        <h2>It is complex</h2>
        <p>
          Rates, networks, custody and tax are each hard to understand, and you need to understand
          them all. If you cannot explain to a friend what you would hold and who owes it to you, do
          not use it.
        </p>
        <h2>Do not put all your eggs in one basket</h2>
        <p>
          Putting all your money into one kind of investment is risky. Spread it, keep a reserve,
          and let high-risk investments be a small part of what you have.
        </p>
      </NumberedHeadings>
      <p>
        Seen something that looks like fraud in our name? Tell us through the{' '}
        <a href="/complaints">complaints page</a>, and tell your local regulator as well.
      </p>
    </ProsePage>
  );
}
