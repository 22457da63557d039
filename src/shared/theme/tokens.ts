/** Colours of a scheme. Text has a contrast of at least 4.5:1. */
export interface SchemeTokens {
  ground: string;
  paper: string;
  sunken: string;
  text: string;
  textSoft: string;
  textFaint: string;
  line: string;
  control: string;
  primary: string;
  primaryDark: string;
  primaryLight: string;
  primarySoft: string;
  onPrimary: string;
  accent: string;
  accentSoft: string;
  onAccent: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  error: string;
  errorSoft: string;
  info: string;
  shadow: string;
  /** The row under the keyboard cursor. */
  cursor: string;
  /** The ground behind a proof: never the colour of a screenshot. */
  stage: string;
  /** Stop: the only solid red. */
  stop: string;
  onStop: string;
  primaryLine: string;
  successLine: string;
  warningLine: string;
  errorLine: string;
  skeleton: string;
  /** Charts: blue, teal, and grey for the rest. */
  grid: string;
  band: string;
  chart: readonly [string, string, string];
  floatShadow: string;
}

export const light: SchemeTokens = {
  ground: '#f6f7fb',
  paper: '#ffffff',
  sunken: '#f1f3f9',
  text: '#0e1530',
  textSoft: '#4a5470',
  textFaint: '#5f6985',
  line: '#e3e7f0',
  control: '#7c869f',
  primary: '#2447d6',
  primaryDark: '#1a37b0',
  primaryLight: '#5c7bf0',
  primarySoft: '#e9edfd',
  onPrimary: '#ffffff',
  accent: '#0b7568',
  accentSoft: '#dff5f1',
  onAccent: '#ffffff',
  success: '#0b7a4b',
  successSoft: '#e2f5ea',
  warning: '#8a5a00',
  warningSoft: '#fdf1d8',
  error: '#b3261e',
  errorSoft: '#fdeceb',
  info: '#2447d6',
  shadow: '0 1px 2px rgb(14 21 48 / 6%)',
  cursor: '#eef2ff',
  stage: '#e4e8f2',
  stop: '#b3261e',
  onStop: '#ffffff',
  primaryLine: '#bccafa',
  successLine: '#a9dcc0',
  warningLine: '#ecd08f',
  errorLine: '#f0b3ae',
  skeleton: '#e8ebf3',
  grid: '#e9ecf4',
  band: '#e9edfd',
  chart: ['#2447d6', '#0f8f7f', '#8a93ab'],
  floatShadow: '0 2px 4px rgb(14 21 48 / 6%), 0 12px 32px rgb(14 21 48 / 14%)',
};

export const dark: SchemeTokens = {
  ground: '#0a0f20',
  paper: '#111830',
  sunken: '#0c1226',
  text: '#eef1fb',
  textSoft: '#aab3cf',
  textFaint: '#8c96b4',
  line: '#232c47',
  control: '#66739c',
  primary: '#9db4ff',
  primaryDark: '#b9c9ff',
  primaryLight: '#c3d1ff',
  primarySoft: '#1b2547',
  onPrimary: '#0a1030',
  accent: '#5fd3c3',
  accentSoft: '#10312f',
  onAccent: '#04211f',
  success: '#66d19e',
  successSoft: '#11301f',
  warning: '#f0c063',
  warningSoft: '#33270f',
  error: '#ff9d95',
  errorSoft: '#3a1715',
  info: '#9db4ff',
  shadow: '0 0 0 0 transparent',
  cursor: '#18224a',
  stage: '#2a3350',
  stop: '#ff9d95',
  onStop: '#2b0906',
  primaryLine: '#33437f',
  successLine: '#1f5a3b',
  warningLine: '#5e4a1a',
  errorLine: '#6e2b27',
  skeleton: '#1d2642',
  grid: '#1d2540',
  band: '#1b2547',
  chart: ['#9db4ff', '#5fd3c3', '#77829f'],
  floatShadow: '0 0 0 1px #2c3757, 0 16px 40px rgb(0 0 0 / 50%)',
};

/** Colours of what is dark in both schemes: brand panel, price chart. */
export const night = {
  ground: '#0a0f20',
  raised: '#141c36',
  line: '#29334f',
  text: '#eef1fb',
  textSoft: '#aab3cf',
  primary: '#9db4ff',
  accent: '#5fd3c3',
} as const;

export const fonts = {
  // The second to fourth are of `fallbackFaces`.
  text: 'Geist, "Geist Arial", "Geist Roboto", "Geist DejaVu", system-ui, Roboto, Arial, sans-serif',
  mono: '"Geist Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

export const radii = { control: 8, sheet: 12 } as const;

export const schemeStorageKey = 'theme';
export const schemeAttribute = 'data-theme';
