import { styled } from '@mui/material/styles';
import { header } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';

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

interface MenuToggleProps {
  menuId: string;
  /** The button inside the menu, which only closes it. */
  isClose?: boolean;
}

/** A button that opens the menu of narrow screens, or closes it. */
export function MenuToggle({ menuId, isClose = false }: MenuToggleProps) {
  return (
    <Toggle
      type="button"
      popoverTarget={menuId}
      popoverTargetAction={isClose ? 'hide' : undefined}
      aria-label={isClose ? header.closeMenu : header.openMenu}
    >
      <Strokes d={isClose ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
    </Toggle>
  );
}

function Strokes({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
