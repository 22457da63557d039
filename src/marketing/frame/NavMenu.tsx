import { styled } from '@mui/material/styles';
import type { MenuLink } from '#src/marketing/copy.ts';
import { iconButton } from '#src/marketing/frame/ThemeToggle.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import type { HeaderEntry } from './headerEntries.ts';

const Toggle = styled('button')(({ theme }) => ({
  ...iconButton(theme),
  width: 24,
  height: 40,
  marginInlineStart: -8,
  borderRadius: 8,
  [theme.breakpoints.down('lg')]: { marginInlineStart: -6 },
}));

const Panel = styled('ul')(({ theme }) => ({
  position: 'absolute',
  inset: '100% auto auto 0',
  margin: 0,
  width: 320,
  overflow: 'visible',
  padding: 8,
  listStyle: 'none',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  boxShadow: '0 12px 32px rgb(14 21 48 / 0.14)',
  [theme.breakpoints.down('lg')]: {
    // Beside the edge of the window.
    'li:nth-of-type(n + 5) > &:not(:popover-open)': { inset: '100% 0 auto auto' },
  },
  // Under a pointer the panel opens without a click; Escape closes it (browser/menus.ts).
  '@media (hover: hover)': {
    'nav:not([data-quiet]) > ul > li:hover > &': { display: 'block' },
  },
  '&:popover-open': {
    // Without CSS anchor positioning the panel is centred below the header.
    position: 'fixed',
    inset: '64px auto auto 50%',
    marginInlineStart: -160,
    '@supports (position-area: bottom)': {
      inset: 'auto',
      margin: 0,
      positionAnchor: '--entry',
      positionArea: 'bottom span-right',
      positionTryFallbacks: 'flip-inline',
    },
  },
  '& a': {
    display: 'block',
    padding: '8px 12px',
    ...theme.typography.body2,
    borderRadius: 10,
    color: palette(theme).text.primary,
    textDecoration: 'none',
    fontWeight: 600,
    '&:hover': { background: palette(theme).action.hover },
  },
  '& span': {
    display: 'block',
    ...theme.typography.body2,
    color: palette(theme).text.secondary,
    fontWeight: 400,
  },
}));

/** A popover: it opens without a script. */
export function NavMenu({
  label,
  menu,
}: {
  label: string;
  menu: NonNullable<HeaderEntry['menu']>;
}) {
  return (
    <>
      <Toggle type="button" popoverTarget={menu.id} aria-label={`${label} menu`}>
        <svg viewBox="0 0 12 12" width="12" height="12" fill="none" aria-hidden="true">
          <path d="M2.5 4.5L6 8l3.5-3.5" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </Toggle>
      <Panel id={menu.id} popover="auto">
        {menu.links.map((link) => (
          <MenuItem key={link.label} {...link} />
        ))}
      </Panel>
    </>
  );
}

function MenuItem({ label, href, hint }: MenuLink) {
  return (
    <li>
      <a href={href}>
        {label}
        {hint && <span>{hint}</span>}
      </a>
    </li>
  );
}
