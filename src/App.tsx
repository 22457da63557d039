import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PasswordDialog } from '#src/shared/session/PasswordDialog.tsx';
import { SessionCache } from '#src/shared/session/SessionCache.tsx';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { ToastProvider } from '#src/shared/toasts/ToastProvider.tsx';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';

type AppProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/** The whole app around a router: a browser's, or one that lives in memory for a test. */
export function App({ router }: AppProps) {
  return (
    <AppTheme>
      <SessionCache>
        <ToastProvider>
          <ErrorBoundary>
            <RouterProvider router={router} />
            <PasswordDialog />
          </ErrorBoundary>
        </ToastProvider>
      </SessionCache>
    </AppTheme>
  );
}
