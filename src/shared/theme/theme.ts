import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { dark, fonts, light, radii, schemeAttribute } from './tokens.ts';

export const themeOptions: ThemeOptions = {
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes: {
    light: { palette: paletteOf(light) },
    dark: { palette: paletteOf(dark) },
  },
  shape: { borderRadius: radii.control },
  typography: {
    fontFamily: fonts.text,
    // Two weights only: each further one delays the first paint.
    fontWeightMedium: 600,
    fontWeightBold: 600,
    button: { fontWeight: 600, textTransform: 'none' },
    h1: { fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h3: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h4: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
    h5: { fontSize: '1rem', fontWeight: 600 },
    h6: { fontSize: '1rem', fontWeight: 600 },
  },
  components,
};

export const theme = createTheme(themeOptions);
