import type { EmotionCache } from '@emotion/react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastOutlet } from '#src/shared/toasts/ToastOutlet.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { PasswordPrompt } from './shared/access/PasswordPrompt.tsx';
import { SessionCache } from './shared/access/SessionCache.tsx';

interface AppProps {
  routes: RouteObject[];
  /** For rendering at build time; a browser uses its default cache. */
  cache?: EmotionCache;
}

export function App({ routes, cache }: AppProps) {
  return (
    <AppTheme {...(cache && { cache })}>
      <SessionCache>
        <ErrorBoundary>
          <Pages routes={routes} />
          <PasswordPrompt />
        </ErrorBoundary>
        <ToastOutlet />
      </SessionCache>
    </AppTheme>
  );
}

function Pages({ routes }: Pick<AppProps, 'routes'>) {
  return useRoutes(routes);
}
