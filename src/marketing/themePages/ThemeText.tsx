import { styled } from '@mui/material/styles';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import type { Theme } from '#src/marketing/themes/theme.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Balance = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '2em 0',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  // Beside the aside of a tablet.
  [theme.breakpoints.between('md', 'wide')]: { gridTemplateColumns: '1fr' },
  '& > section': {
    padding: '20px 22px',
    borderRadius: 14,
    border: `1px solid ${palette(theme).divider}`,
    borderTop: '4px solid',
    background: palette(theme).background.paper,
  },
  '& > :first-of-type': { borderTopColor: palette(theme).secondary.main },
  '& > :last-of-type': { borderTopColor: palette(theme).error.main },
  '& h2': { marginTop: '0 !important', fontSize: '1rem !important' },
}));

const Example = styled('aside')(({ theme }) => ({
  margin: '2em 0',
  padding: '18px 22px',
  borderRadius: 14,
  borderInlineStart: `4px solid ${palette(theme).primary.main}`,
  background: palette(theme).background.paper,
  '& p': { margin: '6px 0 0 !important' },
}));

/** The same questions in the same order for every theme. */
export function ThemeText({ theme }: { theme: Theme }) {
  return (
    <>
      <h2>What it is</h2>
      {theme.whatItIs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Balance>
        <Answers title="How you can gain" items={theme.earns} />
        <Answers title="How you can lose" items={theme.loses} />
      </Balance>
      <Example aria-labelledby="example">
        <strong id="example">An example with invented figures</strong>
        <p>
          <Cite id={theme.example} />
        </p>
      </Example>
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

function Answers({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
