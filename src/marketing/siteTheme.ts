import { createTheme } from '@mui/material/styles';
import { themeOptions } from '#src/shared/theme/theme.ts';

const values = createTheme(themeOptions).breakpoints.values;

/** The theme of the public site: the colours of the app, and larger text to read. */
export const siteTheme = createTheme({
  ...themeOptions,
  // An upright tablet has two columns.
  breakpoints: { values: { ...values, md: 800 } },
  typography: {
    ...themeOptions.typography,
    fontSize: 14,
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.43 },
    caption: { fontSize: '0.75rem', lineHeight: 1.66 },
    subtitle2: { fontWeight: 600 },
    h1: { fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h3: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
  },
});
