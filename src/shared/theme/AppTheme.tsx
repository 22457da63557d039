import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { schemeStorage } from './schemeStorage.ts';
import { theme } from './theme.ts';
import { type SchemeTokens, schemeStorageKey } from './tokens.ts';

// Speedy mode inserts rules through the CSSOM: the content policy forbids style text.
const browserCache = createCache({ key: 'css', speedy: true });

// The style of a prerendered page has the rules of its classes.
if ('document' in globalThis) {
  const names = document.getElementById('root')?.dataset.classes?.split(' ') ?? [];
  for (const name of names) browserCache.inserted[name] = true;
}

const variablesOf = (tokens: SchemeTokens) => ({
  '--control-line': tokens.control,
  '--sunken': tokens.sunken,
  '--faint': tokens.textFaint,
  '--primary-soft': tokens.primarySoft,
  '--accent-soft': tokens.accentSoft,
  '--success-soft': tokens.successSoft,
  '--warning-soft': tokens.warningSoft,
  '--error-soft': tokens.errorSoft,
  '--card-shadow': tokens.shadow,
  '--cursor': tokens.cursor,
  '--stage': tokens.stage,
  '--stop': tokens.stop,
  '--on-stop': tokens.onStop,
  '--primary-line': tokens.primaryLine,
  '--success-line': tokens.successLine,
  '--warning-line': tokens.warningLine,
  '--error-line': tokens.errorLine,
  '--skeleton': tokens.skeleton,
  '--grid': tokens.grid,
  '--band': tokens.band,
  '--c1': tokens.chart[0],
  '--c2': tokens.chart[1],
  '--c3': tokens.chart[2],
  '--float-shadow': tokens.floatShadow,
});

const variables = {
  ':root, [data-theme="light"]': variablesOf(light),
  '[data-theme="dark"]': variablesOf(dark),
};

interface AppThemeProps {
  children: ReactNode;
  cache?: EmotionCache;
}

export function AppTheme({ children, cache = browserCache }: AppThemeProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={schemeStorageKey}
        storageManager={schemeStorage}
        disableTransitionOnChange={false}
        noSsr
      >
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={variables} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
