import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { feedPath } from '#contract/pages.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { practice } from './practice.tsx';
import { ReadingGroup, type ReadingGroupProps } from './ReadingGroup.tsx';
import { readingsBy } from './readings.ts';
import { warnings } from './warnings.tsx';

const Follow = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 'clamp(24px, 3vw, 40px) clamp(48px, 6vw, 80px)',
  color: palette(theme).text.secondary,
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
}));

const groups: ReadingGroupProps['group'][] = [
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
        {groups.map((group) => (
          <ReadingGroup key={group.id} group={group} />
        ))}
        <Follow>
          {readingsBy} wrote all of them. Do you use a feed reader? Subscribe to{' '}
          <a href={feedPath}>our feed</a>.
        </Follow>
      </Container>
    </Frame>
  );
}
