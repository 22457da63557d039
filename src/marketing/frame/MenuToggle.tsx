import { styled } from '@mui/material/styles';
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
  /** The strokes of its picture. */
  d: string;
  label: string;
  menuId: string;
  /** By default it opens the menu, and closes it again. */
  action?: 'hide';
}

/** A button that opens the menu of narrow screens, or closes it. */
export function MenuToggle({ d, label, menuId, action }: MenuToggleProps) {
  return (
    <Toggle type="button" popoverTarget={menuId} popoverTargetAction={action} aria-label={label}>
      <Strokes d={d} />
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
