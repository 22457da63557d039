import { createTheme, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { fonts, radii, type SchemeTokens, schemeAttribute } from './tokens.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    tablet: true;
    wide: true;
  }
}

export const themeOptions: ThemeOptions = {
  // From `tablet` on no phone rules; from `wide` on the menu and a second column are visible.
  breakpoints: { values: { xs: 0, sm: 600, tablet: 720, md: 900, wide: 1024, lg: 1200, xl: 1536 } },
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes: {
    light: { palette: paletteOf(light) },
    dark: { palette: paletteOf(dark) },
  },
  shape: { borderRadius: radii.control },
  typography: {
    fontFamily: fonts.text,
    fontSize: 14,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    body2: { fontSize: '0.8125rem', lineHeight: 20 / 13 },
    caption: { fontSize: '0.75rem', lineHeight: 16 / 12 },
    button: { fontWeight: 600, textTransform: 'none' },
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.015em' },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: '-0.01em' },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    h5: { fontSize: '0.875rem', fontWeight: 600 },
    h6: { fontSize: '0.875rem', fontWeight: 600 },
  },
  components,
};

export const theme = createTheme(themeOptions);

function paletteOf(tokens: SchemeTokens): PaletteOptions {
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
    // A darker red under the pointer would make the text of a dark scheme hard to read.
    error: { main: tokens.error, dark: tokens.error, contrastText: tokens.paper },
    info: { main: tokens.info, contrastText: tokens.paper },
    background: { default: tokens.ground, paper: tokens.paper },
    text: { primary: tokens.text, secondary: tokens.textSoft },
    divider: tokens.line,
    action: {
      active: tokens.textSoft,
      disabled: tokens.textFaint,
      disabledBackground: tokens.line,
    },
  };
}
