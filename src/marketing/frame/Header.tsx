import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { header, headerEntries } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { ActionLink } from './ActionLink.tsx';
import { MobileMenu, navigationFrom } from './MobileMenu.tsx';
import { NavMenu } from './NavMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** In pixels. */
export const headerHeight = 76;

const Bar = styled('header')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 1,
  color: palette(theme).text.primary,
  '& a[href="/"] > svg': { color: palette(theme).primary.main },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: headerHeight,
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    '& > a': { gap: 7, fontSize: '1rem' },
    '& a[data-size="small"]': { paddingInline: 10 },
  },
}));

const Nav = styled('nav')(({ theme }) => ({
  marginInline: 'auto',
  [theme.breakpoints.down(navigationFrom)]: { display: 'none' },
  '& > ul': { display: 'flex', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { display: 'flex', alignItems: 'center' },
}));

const NavLink = styled('a')(({ theme }) => ({
  padding: '8px 7px',
  borderRadius: 8,
  fontSize: '0.84rem',
  whiteSpace: 'nowrap',
  color: palette(theme).text.secondary,
  textDecoration: 'none',
  '&:hover': { color: palette(theme).text.primary },
  '&[aria-current]': { color: palette(theme).text.primary, fontWeight: 600 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [theme.breakpoints.down(navigationFrom)]: { marginInlineStart: 'auto' },
}));

const LogIn = styled(NavLink)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export function Header({ path }: { path: string }) {
  return (
    <Bar data-theme="dark">
      <Container maxWidth="lg">
        <Row>
          <BrandSign />
          <Nav aria-label={header.mainMenu}>
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
          <Actions>
            <ThemeToggle shownFrom="sm" />
            <LogIn href="/login">{header.logIn}</LogIn>
            <ActionLink href="/register" data-size="small">
              {header.getStarted}
            </ActionLink>
            <MobileMenu />
          </Actions>
        </Row>
      </Container>
    </Bar>
  );
}
