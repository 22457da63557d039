import { styled } from '@mui/material/styles';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { ChainArt, RateArt, TreeArt } from './researchArt.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gap: 16 },
  '& li': {
    padding: '24px 24px 28px',
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: 12,
    background: palette(theme).background.paper,
  },
  '& svg': { maxWidth: 300, margin: '0 auto 20px' },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  '& p': { margin: '4px 0 0', color: palette(theme).text.secondary },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 });

const checks = [
  {
    title: 'Rates with a source',
    text: 'A quote names where its rate comes from and when it was read. If two sources differ too much, you get no quote rather than a wrong one.',
    Art: RateArt,
  },
  {
    title: 'History stays as it was',
    text: 'Each of our emails ends with a checkpoint of our log. Paste an old one: your browser proves that no line before it has changed.',
    Art: ChainArt,
  },
  {
    title: 'What we owe is counted',
    text: 'Each night we publish what we owe in total. Signed in, you can prove that your own balance is part of that sum.',
    Art: TreeArt,
  },
];

export function ResearchSection() {
  return (
    <Section
      id="research"
      theme="dark"
      title="Research and risk management"
      lead="You do not have to believe us. These checks are yours to make, in your own browser."
    >
      <Cards>
        {checks.map(({ title, text, Art }) => (
          <li key={title}>
            <Art />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
      <Actions>
        <ActionLink href="/proof">Check the books</ActionLink>
        <ActionLink href="/insights" data-kind="quiet">
          Read the insights
        </ActionLink>
      </Actions>
    </Section>
  );
}
