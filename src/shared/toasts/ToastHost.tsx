import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { SnackbarProvider, useSnackbar } from './notistack.ts';
import { queue } from './queue.ts';
import { Toast } from './Toast.tsx';

const contents = { default: Toast, success: Toast, error: Toast };

/** Shows the toasts. Screens also show their errors in the page. */
export function ToastHost() {
  // On a phone a toast is as wide as the screen and would cover the buttons at the bottom.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: narrow ? 'top' : 'bottom', horizontal: 'right' }}
      Components={contents}
    >
      <QueueConnection />
    </SnackbarProvider>
  );
}

function QueueConnection() {
  const snackbar = useSnackbar();
  useEffect(() => queue.connect(snackbar), [snackbar]);
  return null;
}
