import type { Theme } from '@mui/material/styles';

/** Colours as CSS variables, so that one style sheet serves both schemes. */
export const palette = (theme: Theme) => (theme.vars ?? theme).palette;
