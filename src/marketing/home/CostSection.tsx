import { styled } from '@mui/material/styles';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: '32px 48px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '9em 1fr',
    gap: '2px 16px',
    paddingBlock: 16,
    borderTop: `1px solid ${palette(theme).divider}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: palette(theme).text.secondary },
}));

const Example = styled('aside')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${palette(theme).divider}`,
  borderRadius: 12,
  background: palette(theme).background.default,
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& p': { margin: '12px 0 0' },
  '& a:not([href^="#"])': {
    color: palette(theme).primary.main,
    fontWeight: 600,
    textUnderlineOffset: 3,
  },
}));

const costs = {
  'A deposit':
    'We charge nothing and add no margin to the rate. You pay your own wallet’s network fee.',
  'The account': 'Nothing, however long you keep it.',
  'A withdrawal': 'We charge nothing, and we pay the network fee.',
  'The withdrawal rate':
    'Set in the minute we pay, from the same price sources as deposits, with no margin. Until then the dollars stay fixed and the coins can change.',
};

export function CostSection() {
  return (
    <Section id="costs" tone="raised" title="What it costs">
      <Columns>
        <dl>
          {Object.entries(costs).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Example aria-labelledby="payout-example">
          <h3 id="payout-example">An example with invented figures</h3>
          <p>
            <Cite id="payoutExample" />
          </p>
          <p>
            <a href="/investment#fees">All about fees and rates</a>
          </p>
        </Example>
      </Columns>
    </Section>
  );
}
