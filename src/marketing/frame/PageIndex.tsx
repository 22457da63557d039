import { styled } from '@mui/material/styles';
import type { MenuLink } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Box = styled('nav')(({ theme }) => ({
  marginBottom: 48,
  padding: 'clamp(20px, 3vw, 30px)',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  '& h2': { margin: '0 0 12px !important', fontSize: '1rem !important' },
  '& ol': { margin: 0, columnGap: 40 },
  [theme.breakpoints.up('sm')]: { '& ol': { columns: 2 } },
  // As padding: a margin is dropped at the top of the second column.
  '& li': { breakInside: 'avoid', margin: '0 !important', paddingBlock: 3 },
}));

export function PageIndex({ links }: { links: MenuLink[] }) {
  return (
    <Box aria-labelledby="page-index">
      <h2 id="page-index">On this page</h2>
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}
