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
