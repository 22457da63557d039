import { styled } from '@mui/material/styles';
import type { HeaderEntry, MenuLink } from '#src/marketing/copy.ts';
import { iconButton } from '#src/marketing/frame/ThemeToggle.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const Toggle = styled('button')(({ theme }) => ({
  ...iconButton(theme),
  width: 28,
  height: 36,
  marginInlineStart: -6,
  borderRadius: 8,
}));

const Panel = styled('ul')(({ theme }) => ({
  // Without CSS anchor positioning the panel is centred below the header.
  position: 'absolute',
  inset: '110px auto auto 50%',
  margin: '0 0 0 -170px',
  width: 340,
  padding: 8,
  listStyle: 'none',
  borderRadius: 14,
  border: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  boxShadow: '0 18px 50px rgb(0 0 0 / 0.28)',
  '@supports (position-area: bottom)': {
    inset: 'auto',
    margin: '8px 0 0',
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-inline',
  },
  '& a': {
    display: 'block',
    padding: '10px 14px',
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
