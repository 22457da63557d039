import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { feedPath } from '#contract/pages.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { StrokeIcon } from '#src/marketing/ui/StrokeIcon.tsx';
import { practice } from './practice.tsx';
import { type Reading, readingPath, readings, readingsBy } from './readings.ts';
import { warnings } from './warnings.tsx';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '16px 48px',
  paddingTop: 'clamp(32px, 4.5vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2.2fr' },
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
  '& div > p': { margin: '4px 0 0', color: palette(theme).text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 24px',
    paddingBlock: 20,
    borderTop: `1px solid ${palette(theme).divider}`,
    color: palette(theme).text.secondary,
  },
  '& h3': { margin: 0, fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 600 },
  '& h3 a': {
    color: palette(theme).text.primary,
    textDecoration: 'none',
    // The whole row is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& li:hover h3 a': { color: palette(theme).primary.main },
  '& li p': { margin: '2px 0 0' },
  '& svg': { gridArea: '1 / 2 / span 2', color: palette(theme).text.secondary },
}));

const Follow = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 'clamp(24px, 3vw, 40px) clamp(48px, 6vw, 80px)',
  color: palette(theme).text.secondary,
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
}));

const groups = [
  {
    id: 'judging',
    title: 'Judging an offer',
    text: 'Promises, markets and the people who sell them.',
    names: Object.keys(warnings),
  },
  {
    id: 'practice',
    title: 'Doing it yourself',
    text: 'What to check before you send, and what it costs.',
    names: Object.keys(practice),
  },
];

const head = (
  <PageHero
    title="Insights"
    lead="Short reads that help you judge an offer, ours included. No forecasts."
  />
);

export function InsightsPage() {
  return (
    <Frame path="/insights" head={head}>
      <Container maxWidth="lg">
        {groups.map(({ id, title, text, names }) => (
          <Group key={id} aria-labelledby={id}>
            <div>
              <h2 id={id}>{title}</h2>
              <p>{text}</p>
            </div>
            <ul>
              {readings
                .filter(({ name }) => names.includes(name))
                .map((reading) => (
                  <Row key={reading.name} reading={reading} />
                ))}
            </ul>
          </Group>
        ))}
        <Follow>
          {readingsBy} wrote all of them. Do you use a feed reader? Subscribe to{' '}
          <a href={feedPath}>our feed</a>.
        </Follow>
      </Container>
    </Frame>
  );
}

function Row({ reading }: { reading: Reading }) {
  return (
    <li>
      <h3>
        <a href={readingPath(reading)}>{reading.title}</a>
      </h3>
      <p>{reading.summary}</p>
      <StrokeIcon d="M5 12h14M13 6l6 6-6 6" />
    </li>
  );
}
