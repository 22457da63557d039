import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { headerEntries } from './headerEntries.ts';
import { NavMenu } from './NavMenu.tsx';

const Nav = styled('nav')(({ theme }) => ({
  marginInline: 'auto',
  [theme.breakpoints.down('wide')]: { display: 'none' },
  '& > ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  // As high as the bar, so that the pointer reaches the panel without a gap.
  '& > ul > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: 64,
    anchorName: '--entry',
    anchorScope: '--entry',
  },
}));

/** A link of the header. */
export const NavLink = styled('a')(({ theme }) => ({
  padding: '10px 7px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: palette(theme).text.secondary,
  textDecoration: 'none',
  [theme.breakpoints.down('lg')]: { paddingInline: 4, fontSize: '0.8125rem' },
  '&:hover': { color: palette(theme).text.primary },
  // A line and no bolder type: the links keep their width from page to page.
  '&[aria-current]': {
    color: palette(theme).text.primary,
    borderRadius: 0,
    boxShadow: `inset 0 -2px ${palette(theme).primary.main}`,
  },
}));

/** The main links, each with the menu below it; on narrow screens `MobileMenu` has them. */
export function HeaderNav({ path }: { path: string }) {
  return (
    <Nav aria-label={header.mainMenu} data-menus="">
      <ul>
        {headerEntries.map(({ label, href, menu }) => (
          <li key={href}>
            <NavLink href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </NavLink>
            {menu && <NavMenu label={label} menu={menu} />}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
