import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { SnackbarProvider, useSnackbar } from './notistack.ts';
import { queue } from './queue.ts';
import { Toast } from './Toast.tsx';

const contents = { default: Toast, success: Toast, error: Toast };

/** Where toasts appear; the errors they say are also kept in the page by each screen (S-368). */
export function ToastHost() {
  // A phone's toast is as wide as its screen, and forms have their buttons at the bottom.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: narrow ? 'top' : 'bottom', horizontal: 'right' }}
      Components={contents}
    >
      <Server />
    </SnackbarProvider>
  );
}

function Server() {
  const snackbar = useSnackbar();
  useEffect(() => queue.serve(snackbar), [snackbar]);
  return null;
}
