import { styled } from '@mui/material/styles';
import { header, trustLinks } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { ActionLink } from './ActionLink.tsx';
import { headerEntries } from './headerEntries.ts';
import { MenuToggle } from './MenuToggle.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const menuId = 'mobile-menu';

const Panel = styled('nav')(({ theme }) => ({
  inset: '0 0 0 auto',
  width: 'min(340px, 88vw)',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 20,
  border: 0,
  overflowY: 'auto',
  background: palette(theme).background.paper,
  color: palette(theme).text.primary,
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '& ul': { listStyle: 'none', margin: '12px 0 20px', padding: 0 },
  '& ul ul': { margin: '0 0 8px', paddingInlineStart: 16 },
  '& ul a': {
    display: 'block',
    paddingBlock: 11,
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& > a': { display: 'flex' },
  '& > p': { margin: '20px 0 0', ...theme.typography.body2 },
  '& > p a': { color: palette(theme).primary.main },
  '& ul ul a': { paddingBlock: 8, fontWeight: 400, color: palette(theme).text.secondary },
}));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& a': {
    marginInlineEnd: 'auto',
    paddingBlock: 11,
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 600,
  },
});

export function MobileMenu() {
  return (
    <>
      <MenuToggle menuId={menuId} />
      <Panel id={menuId} popover="auto" aria-label={header.mobileMenu}>
        <Tools>
          <a href="/login">{header.logIn}</a>
          <ThemeToggle />
          <MenuToggle menuId={menuId} isClose />
        </Tools>
        <ul>
          {headerEntries.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href}>{entry.label}</a>
              {entry.menu && (
                <ul>
                  {entry.menu.links.map((link) => (
                    <li key={link.label}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {trustLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <ActionLink href="/register">{header.getStarted}</ActionLink>
        {/* The open menu may cover the warning of the page. */}
        <p>
          {copy.risk.text} <a href="/risk">{copy.risk.link}</a>
        </p>
      </Panel>
    </>
  );
}
