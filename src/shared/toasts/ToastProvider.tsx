import type { ReactNode } from 'react';
import { SnackbarProvider } from './notistack.ts';
import { Toast } from './Toast.tsx';

const contents = { default: Toast, success: Toast, error: Toast };

/** Where toasts appear; the errors they say are also kept in the page by each screen (S-368). */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={contents}
    >
      {children}
    </SnackbarProvider>
  );
}
