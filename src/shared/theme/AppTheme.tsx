import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeStorage } from './schemeStorage.ts';
import { theme } from './theme.ts';
import { dark, light, schemeStorageKey } from './tokens.ts';

// Speedy mode inserts rules through the CSSOM: the content policy forbids style text.
const browserCache = createCache({ key: 'css', speedy: true });

const variables = {
  ':root, [data-theme="light"]': { '--control-line': light.control, '--sunken': light.sunken },
  '[data-theme="dark"]': { '--control-line': dark.control, '--sunken': dark.sunken },
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
