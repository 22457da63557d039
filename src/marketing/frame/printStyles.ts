import { light } from '#src/shared/theme/light.ts';

const ink = '#000';

// On paper every scheme and every dark band is black on white.
const inkColours = {
  colorScheme: 'light',
  '--mui-palette-text-primary': ink,
  '--mui-palette-text-secondary': '#222',
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-divider': '#999',
  '--mui-palette-primary-main': light.primaryDark,
  '--mui-palette-primary-dark': light.primaryDark,
  '--mui-palette-secondary-main': light.accent,
  '--mui-palette-error-main': light.error,
  '--mui-palette-warning-main': ink,
  '--mui-palette-warning-contrastText': ink,
};

/** For paper: no menus, buttons or decoration, and the addresses of outside sources. */
export const printStyles = {
  '@media print': {
    '@page': { margin: '18mm 16mm' },
    'html:root, html[data-theme], html [data-theme]': inkColours,
    body: { background: '#fff', fontSize: '10.5pt' },
    'header, nav, button, main a[href="/register"], [data-no-print]': {
      display: 'none !important',
    },
    '*, *::before, *::after': { boxShadow: 'none !important', backgroundImage: 'none !important' },
    '[data-deferred]': { contentVisibility: 'visible !important' },
    'main > [data-theme]': { paddingTop: 0 },
    'main > [data-theme]::before': { display: 'none' },
    '[data-deferred], [data-sources], footer, main > [data-theme] div': {
      paddingBlock: '0 !important',
    },
    'main > section, main > div > section, [data-sources], footer': {
      marginBlock: '14pt !important',
    },
    // The head of the page, which has the name, is not printed.
    'main::before': {
      content: '"Plainvest"',
      display: 'block',
      margin: '12pt 24px 0',
      fontSize: '14pt',
      fontWeight: 600,
    },
    'mark, [data-state="example"] small': {
      border: `1px solid ${ink}`,
      background: 'none !important',
    },
    h1: { fontSize: '24pt !important' },
    h2: { fontSize: '14pt !important' },
    'h1, h2, h3, dt, caption, section > div > div:has(> h2)': { breakAfter: 'avoid' },
    'ol > li::before': { color: `${ink} !important` },
    'p, li, dd': { orphans: 3, widows: 3 },
    'tr, figure, aside, li, [role="note"], [role="img"] > div, dl > div, dd, footer': {
      breakInside: 'avoid',
    },
    'section:has(> dl)': { breakInside: 'avoid' },
    figure: { maxWidth: '110mm' },
    'a[href^="https:"]::after': { content: '" (" attr(href) ")"' },
  },
};
