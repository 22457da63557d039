import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '32px 40px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& > div': { paddingTop: 16, borderTop: `2px solid ${palette(theme).text.primary}` },
  '& > [data-not]': { borderTop: `2px dashed ${palette(theme).text.secondary}` },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 12, paddingBlock: 8 },
  '& svg': { flex: 'none', marginTop: 2, color: palette(theme).success.main },
  '& > [data-not] svg': { color: palette(theme).text.secondary },
  '& dl': { margin: 0 },
  '& dt': { paddingTop: 8, fontWeight: 500 },
  '& dd': { margin: 0, paddingBottom: 8, color: palette(theme).text.secondary },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 3 },
}));

const good = [
  'Moving Bitcoin or Ethereum into a dollar balance while you decide what to do next.',
  'A record of every cent that you, or your accountant, can check.',
  'Taking money out without a fee. A person reviews each request.',
];

const costs = {
  'A deposit': 'Nothing from us. You pay your own wallet’s network fee.',
  'The account': 'Nothing, however long you keep it.',
  'A withdrawal': 'Nothing. We pay the network fee, and add no margin to the rate of that minute.',
  'To others': 'An exchange may charge a fee, and paying with coins may be taxed.',
};

const bad = [
  'Growing money. There is no interest and no return.',
  'Cashing out to a bank account. We pay out in Bitcoin or Ethereum only.',
  'Holding coins. Your balance is in dollars and does not rise when their price does.',
  'Money you cannot afford to lose. If the operator fails, you may get nothing back.',
];

export function AboutSection() {
  return (
    <Section
      id="about"
      tone="raised"
      title="Who it is for, and what it costs"
      lead="Plainvest does a few things. This is what it suits, and what it does not."
    >
      <Columns>
        <div>
          <h3>Good for</h3>
          <Suits items={good} sign="M5 12.5l4.5 4.5L19 7.5" />
        </div>
        <div data-not="">
          <h3>Not for</h3>
          <Suits items={bad} sign="M6.5 6.5l11 11m0-11l-11 11" />
        </div>
        <div>
          <h3>What you pay</h3>
          <dl>
            {Object.entries(costs).map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <a href="/investment#fees">Fees and rates, with an example</a>
        </div>
      </Columns>
    </Section>
  );
}

const Suits = ({ items, sign }: { items: string[]; sign: string }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
          <path d={sign} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        {item}
      </li>
    ))}
  </ul>
);
