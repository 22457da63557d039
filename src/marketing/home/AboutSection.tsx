import { styled } from '@mui/material/styles';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '32px 48px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& > div': { paddingTop: 16, borderTop: `2px solid ${palette(theme).text.primary}` },
  '& > div + div': { borderTop: `2px dashed ${palette(theme).text.secondary}` },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 12, paddingBlock: 10 },
  '& svg': { flex: 'none', marginTop: 2, color: palette(theme).success.main },
  '& > div + div svg': { color: palette(theme).text.secondary },
}));

const good = [
  'Moving Bitcoin or Ethereum into a dollar balance while you decide what to do next.',
  'A record of every cent that you, or your accountant, can check.',
  'Taking money out without a fee. A person reviews each request.',
];

const bad = [
  'Growing money. There is no interest and no return.',
  'Holding coins. Your balance is in dollars and does not rise when their price does.',
  'Money you cannot afford to lose. If the operator fails, you may get nothing back.',
];

export function AboutSection() {
  return (
    <Section
      id="about"
      tone="raised"
      title="Who it is for"
      lead="Plainvest does a few things. This is what it suits, and what it does not."
    >
      <Columns>
        <Suits title="Good for" items={good} sign="M5 12.5l4.5 4.5L19 7.5" />
        <Suits title="Not for" items={bad} sign="M6.5 6.5l11 11m0-11l-11 11" />
      </Columns>
    </Section>
  );
}

function Suits({ title, items, sign }: { title: string; items: string[]; sign: string }) {
  return (
    <div>
      <h3>{title}</h3>
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
    </div>
  );
}
