import { type RouteObject, useRoutes } from 'react-router-dom';
import { PasswordDialog } from '#src/shared/session/PasswordDialog.tsx';
import { SessionCache } from '#src/shared/session/SessionCache.tsx';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastOutlet } from '#src/shared/toasts/ToastOutlet.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';

interface AppProps {
  routes: RouteObject[];
}

/** The whole app inside a router: a browser's, or one that lives in memory for a test. */
export function App({ routes }: AppProps) {
  return (
    <AppTheme>
      <SessionCache>
        <ErrorBoundary>
          <Pages routes={routes} />
          <PasswordDialog />
        </ErrorBoundary>
        <ToastOutlet />
      </SessionCache>
    </AppTheme>
  );
}

function Pages({ routes }: AppProps) {
  return useRoutes(routes);
}
