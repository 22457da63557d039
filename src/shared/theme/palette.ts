import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeTokens } from './tokens.ts';

export function paletteOf(tokens: SchemeTokens): PaletteOptions {
  return {
    primary: {
      main: tokens.primary,
      dark: tokens.primaryDark,
      light: tokens.primaryLight,
      contrastText: tokens.onPrimary,
    },
    secondary: { main: tokens.accent, contrastText: tokens.onAccent },
    success: { main: tokens.success, contrastText: tokens.paper },
    warning: { main: tokens.warning, contrastText: tokens.paper },
    error: { main: tokens.error, contrastText: tokens.paper },
    info: { main: tokens.info, contrastText: tokens.paper },
    background: { default: tokens.ground, paper: tokens.paper },
    text: { primary: tokens.text, secondary: tokens.textSoft },
    divider: tokens.line,
  };
}
