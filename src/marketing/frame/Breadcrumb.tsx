import { styled } from '@mui/material/styles';
import type { MenuLink } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Trail = styled('nav')(({ theme }) => ({
  marginBottom: 18,
  ...theme.typography.body2,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li:not(:last-of-type)::after': { content: '"/"', marginInlineStart: 8, opacity: 0.6 },
  '& a, & span': { color: palette(theme).text.secondary, textUnderlineOffset: 3 },
}));

export function Breadcrumb({ links }: { links: MenuLink[] }) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, href }, at) => (
          <li key={href}>
            {at === links.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
