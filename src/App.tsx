import type { EmotionCache } from '@emotion/react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastOutlet } from '#src/shared/toasts/ToastOutlet.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { PasswordPrompt } from './shared/access/PasswordPrompt.tsx';
import { SessionCache } from './shared/access/SessionCache.tsx';

interface AppProps {
  routes: RouteObject[];
  /** Where styles go while pages are rendered at build time; a browser has its own. */
  cache?: EmotionCache;
}

/** The whole app inside a router: a browser's, or one that lives in memory for a test. */
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
