import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { ActionLink } from './ActionLink.tsx';
import { HeaderNav, NavLink } from './HeaderNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  borderBottom: `1px solid ${palette(theme).divider}`,
  color: palette(theme).text.primary,
  background: palette(theme).background.paper,
  ...theme.applyStyles('dark', { background: palette(theme).background.default }),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 64,
  gap: 8,
  [theme.breakpoints.down('lg')]: {
    gap: 2,
    '& > a': { gap: 6, fontSize: '1rem', marginInlineEnd: 8 },
    '& a[data-size="small"]': { paddingInline: 12 },
  },
  [theme.breakpoints.down('sm')]: {
    height: 56,
    // One filled button is in view: that of the page.
    '& a[data-size="small"]': {
      minHeight: 44,
      marginInlineEnd: 4,
      background: `color-mix(in srgb, ${palette(theme).primary.main} 12%, transparent)`,
      color: palette(theme).primary.main,
    },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('wide')]: { marginInlineStart: 'auto' },
}));

const Help = styled(NavLink)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const LogIn = styled(NavLink)(({ theme }) => ({
  color: palette(theme).text.primary,
  marginInlineEnd: 6,
  [theme.breakpoints.down('lg')]: { marginInlineEnd: 4 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export function Header({ path }: { path: string }) {
  return (
    <Bar>
      <Container maxWidth="lg">
        <Row>
          <BrandSign />
          <HeaderNav path={path} />
          <Actions>
            <ThemeToggle shownFrom="sm" />
            <Help href="/help" aria-current={path === '/help' ? 'page' : undefined}>
              {header.help}
            </Help>
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
