import { styled } from '@mui/material/styles';
import { readNext } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Aside = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  padding: 26,
  borderRadius: 16,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
  '& h2': { margin: '0 0 12px', fontSize: '1rem', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: 7 },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 4 },
  '& span': { display: 'block', ...theme.typography.body2, color: palette(theme).text.secondary },
}));

/** Where a reader of this page may want to go on. */
export function ReadNext({ path }: { path: string }) {
  return (
    <Aside aria-labelledby="read-next">
      <h2 id="read-next">{readNext.title}</h2>
      <ul>
        {readNext.links
          .filter(({ href }) => href !== path)
          .map(({ label, href, hint }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <span>{hint}</span>
            </li>
          ))}
      </ul>
    </Aside>
  );
}
