import { styled } from '@mui/material/styles';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { Answers } from './Answers.tsx';

const Balance = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '2em 0',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  // Beside the aside of a tablet.
  [theme.breakpoints.between('md', 'wide')]: { gridTemplateColumns: '1fr' },
  '& > section': {
    padding: '20px 24px 8px',
    borderRadius: 12,
    border: `1px solid ${palette(theme).divider}`,
    background: palette(theme).background.paper,
  },
  // The colours of the drawings.
  '& > :first-of-type svg': { color: palette(theme).secondary.main },
  '& > :last-of-type svg': { color: palette(theme).error.main },
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexDirection: 'row-reverse',
    gap: 8,
    marginTop: '0 !important',
    fontSize: '1rem !important',
  },
}));

const Example = styled('aside')(({ theme }) => ({
  margin: '2em 0',
  padding: '20px 24px',
  borderRadius: 12,
  background: `color-mix(in srgb, ${palette(theme).primary.main} 7%, ${palette(theme).background.paper})`,
  '& p': { margin: '4px 0 0 !important' },
}));

/** The same questions in the same order for every theme. */
export function ThemeText({ theme }: { theme: Theme }) {
  return (
    <>
      <h2>What it is</h2>
      {theme.whatItIs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ThemeFigure theme={theme} />
      <Balance>
        <Answers title="How you can gain" items={theme.earns} arrow="M7 17L17 7M9 7h8v8" />
        <Answers title="How you can lose" items={theme.loses} arrow="M7 7l10 10M9 17h8V9" />
      </Balance>
      <Example aria-labelledby="example">
        <strong id="example">An example with invented figures</strong>
        <p>
          <Cite id={theme.example} />
        </p>
      </Example>
      {theme.figures && <h2>A figure to remember</h2>}
      {theme.figures?.map((id) => (
        <p key={id}>
          <Cite id={id} />
        </p>
      ))}
      <Answers title="What it costs" items={theme.costs} />
      <h2>Time horizon</h2>
      <p>{theme.horizon}</p>
      <Answers title="Who it does not suit" items={theme.notFor} />
      <Answers title="Ask before any money moves" items={theme.ask} />
      <h2>At Plainvest</h2>
      <p>{theme.here}</p>
    </>
  );
}
