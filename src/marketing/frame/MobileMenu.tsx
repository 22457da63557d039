import { styled } from '@mui/material/styles';
import { header, headerEntries, trustLinks } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';
import { ActionLink } from './ActionLink.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const menuId = 'mobile-menu';

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${palette(theme).divider}`,
  borderRadius: 12,
  background: 'none',
  color: palette(theme).text.primary,
  cursor: 'pointer',
  [theme.breakpoints.up('wide')]: { display: 'none' },
}));

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
      <Toggle type="button" popoverTarget={menuId} aria-label={header.openMenu}>
        <Strokes d="M4 7h16M4 12h16M4 17h16" />
      </Toggle>
      <Panel id={menuId} popover="auto" aria-label={header.mobileMenu}>
        <Tools>
          <a href="/login">{header.logIn}</a>
          <ThemeToggle />
          <Toggle
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={header.closeMenu}
          >
            <Strokes d="M6 6l12 12M18 6L6 18" />
          </Toggle>
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

function Strokes({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
