import { styled } from '@mui/material/styles';
import { besideText } from '#src/marketing/frame/Beside.tsx';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Box = styled('section')(({ theme }) => ({
  ...besideText(theme),
  // Before the text on phones, beside it where there is room.
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24, gridArea: '1 / 2' },
  '& h2': { margin: '0 0 4px', fontSize: '1rem', fontWeight: 600 },
  '& dl': { margin: 0 },
  '& dl > div': { paddingBlock: 12, borderTop: `1px solid ${palette(theme).divider}` },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dt': { ...theme.typography.body2, color: palette(theme).text.secondary },
  '& dd': { margin: '2px 0 0', fontWeight: 600 },
}));

export function ThemeGlance({ theme }: { theme: Theme }) {
  const { glance } = theme;
  const answers = {
    'Can I lose more than I put in?': glance.loseMore,
    'Can I leave?': glance.leaving,
    'Does it pay an income?': glance.income,
    'Is it on offer at Plainvest?':
      theme.name === 'crypto-access' ? 'As a way to pay in, yes' : 'No, it is explained only',
  };
  return (
    <Box aria-labelledby="glance">
      <h2 id="glance">At a glance</h2>
      <dl>
        {Object.entries(answers).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
