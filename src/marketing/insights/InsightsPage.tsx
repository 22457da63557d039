import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { feedPath } from '#contract/pages.ts';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { themeNamed } from '#src/marketing/themes/themes.ts';
import { Day } from '#src/marketing/ui/Day.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { readingPath, readings } from './readings.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  margin: 0,
  paddingBlock: 'clamp(40px, 6vw, 80px) 24px',
  paddingInline: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: 24,
    borderRadius: 16,
    border: `1px solid ${palette(theme).divider}`,
    background: palette(theme).background.paper,
    color: palette(theme).text.secondary,
    '&:hover': { borderColor: palette(theme).primary.main },
  },
  '& li:first-of-type': { gridColumn: '1 / -1' },
  '& h2': {
    margin: 0,
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  '& h2 a': {
    color: palette(theme).text.primary,
    textDecoration: 'none',
    // The whole card is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  },
  '& p': { margin: '8px 0 0' },
  '& small': { marginTop: 'auto', paddingTop: 16, fontSize: '0.875rem' },
}));

const Follow = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBottom: 'clamp(40px, 6vw, 80px)',
  color: palette(theme).text.secondary,
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
}));

export function InsightsPage() {
  const head = (
    <PageHero
      title="Insights"
      lead="Short reads that help you judge an offer, ours included. No forecasts."
      aside={<ThemeFigure theme={themeNamed('stock-market')} />}
    />
  );
  return (
    <Frame path="/insights" head={head}>
      <Container maxWidth="lg">
        <List>
          {readings.map((reading) => (
            <li key={reading.name}>
              <h2>
                <a href={readingPath(reading)}>{reading.title}</a>
              </h2>
              <p>{reading.summary}</p>
              <small>
                <Day date={reading.date} />
              </small>
            </li>
          ))}
        </List>
        <Follow>
          Do you use a feed reader? Subscribe to <a href={feedPath}>our feed</a>.
        </Follow>
      </Container>
    </Frame>
  );
}
