import { styled, type Theme } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { VisuallyHidden } from '#src/marketing/ui/VisuallyHidden.tsx';
import { copy } from '#src/shared/copy.ts';

/** The style of a button with only an icon. */
export const iconButton = (theme: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: palette(theme).text.secondary,
  cursor: 'pointer',
  '&:hover': { color: palette(theme).text.primary },
});

const Toggle = styled('button')(({ theme }) => ({
  ...iconButton(theme),
  '&&&&[data-shown-from="sm"]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  width: 44,
  height: 44,
  borderRadius: 12,
  '&[hidden]': { display: 'none' },
  // Where scripts run, it has its place before it is shown.
  'html[data-theme] &[hidden]': { display: 'grid', visibility: 'hidden' },
  // The name is of the scheme that a press switches to.
  'html[data-theme="dark"] & [data-to="dark"]': { display: 'none' },
  'html:not([data-theme="dark"]) & [data-to="light"]': { display: 'none' },
}));

/** Hidden until the script runs. */
export function ThemeToggle({ shownFrom }: { shownFrom?: 'sm' }) {
  return (
    <Toggle type="button" hidden data-shown-from={shownFrom} data-theme-toggle="">
      <VisuallyHidden data-to="dark">{copy.toDark}</VisuallyHidden>
      <VisuallyHidden data-to="light">{copy.toLight}</VisuallyHidden>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="8" stroke="currentColor" strokeWidth="1.8" />
        <path d="M12 4a8 8 0 010 16z" fill="currentColor" />
      </svg>
    </Toggle>
  );
}
