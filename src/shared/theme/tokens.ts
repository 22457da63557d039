/** Colours of a scheme. Text has a contrast of at least 4.5:1. */
export interface SchemeTokens {
  ground: string;
  paper: string;
  sunken: string;
  text: string;
  textSoft: string;
  line: string;
  control: string;
  primary: string;
  primaryDark: string;
  primaryLight: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

export const light: SchemeTokens = {
  ground: '#f5f7fb',
  paper: '#ffffff',
  sunken: '#edf1f8',
  text: '#0e1730',
  textSoft: '#4b5673',
  line: '#dde3ef',
  control: '#7a859f',
  primary: '#2447c9',
  primaryDark: '#18319a',
  primaryLight: '#5c7bf0',
  onPrimary: '#ffffff',
  accent: '#0b7a75',
  onAccent: '#ffffff',
  success: '#14713d',
  warning: '#8a5300',
  error: '#b3261e',
  info: '#1d5aa8',
};

export const dark: SchemeTokens = {
  ground: '#0a0f1f',
  paper: '#121a30',
  sunken: '#0e1528',
  text: '#eef2fb',
  textSoft: '#a9b5d0',
  line: '#27324f',
  control: '#6f7d9f',
  primary: '#9db4ff',
  primaryDark: '#7d9aff',
  primaryLight: '#c3d1ff',
  onPrimary: '#0b1437',
  accent: '#5fd3c9',
  onAccent: '#04211f',
  success: '#67d394',
  warning: '#f2c063',
  error: '#ff9d94',
  info: '#8cc0ff',
};

/** Colours of the brand panel in both schemes. */
export const ink = {
  deep: '#0b1437',
  mid: '#16266b',
  line: '#3b52b8',
  text: '#f4f6ff',
  soft: '#c2ccf0',
  accent: '#7fe3d9',
} as const;

/** System fonts: nothing to download, no layout shift. */
export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

export const radii = { control: 10, sheet: 12 } as const;

export const schemeStorageKey = 'theme';
export const schemeAttribute = 'data-theme';
