import { styled, type Theme } from '@mui/material/styles';
import type { MenuLink, readNext } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';

/** The style of a box beside the text, which stays visible while the page scrolls. */
export const besideText = (theme: Theme) => ({
  alignSelf: 'start',
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
});

const Aside = styled('nav')(({ theme }) => ({
  ...besideText(theme),
  [theme.breakpoints.down('md')]: {
    '&[aria-labelledby="page-index"]': { padding: 16, '& ul': { columns: 2, columnGap: 16 } },
    '& li': { breakInside: 'avoid' },
  },
  '& h2': { margin: '0 0 12px', fontSize: '1rem', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: 7 },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 4 },
  '& span': { display: 'block', ...theme.typography.body2, color: palette(theme).text.secondary },
}));

/** The links beside a text: to its headings, or to other pages. */
export function Beside({ path, sections, more }: BesideProps) {
  return (
    <Aside aria-labelledby={sections ? 'page-index' : 'read-next'}>
      {sections ? (
        <Links id="page-index" title="On this page" links={sections} />
      ) : (
        <Links
          id="read-next"
          title={more.title}
          links={more.links.filter(({ href }) => href !== path)}
        />
      )}
    </Aside>
  );
}

interface BesideProps {
  path: string;
  sections?: MenuLink[];
  more: typeof readNext;
}

function Links({ id, title, links }: { id: string; title: string; links: readonly MenuLink[] }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href, hint }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {hint && <span>{hint}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
