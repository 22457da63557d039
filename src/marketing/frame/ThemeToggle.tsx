import { styled, type Theme } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { StrokeIcon } from '#src/marketing/ui/StrokeIcon.tsx';
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
      {/* A moon and a sun: what a press brings. */}
      <StrokeIcon data-to="dark" d="M19.5 14.2A8 8 0 019.8 4.5a8 8 0 109.7 9.7z" />
      <StrokeIcon
        data-to="light"
        d="M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
      />
    </Toggle>
  );
}
