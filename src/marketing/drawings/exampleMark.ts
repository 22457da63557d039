import type { Theme } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

/** The mark of figures that are an example. */
export const exampleMark = (theme: Theme) => ({
  padding: '2px 9px',
  borderRadius: 12,
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: palette(theme).warning.main,
  background: `color-mix(in srgb, ${palette(theme).warning.main} 14%, transparent)`,
});
