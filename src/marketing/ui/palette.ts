import type { Theme } from '@mui/material/styles';

/** Colours as CSS variables, so that one style sheet serves both schemes (DESIGN 6.11). */
export const palette = (theme: Theme) => (theme.vars ?? theme).palette;
