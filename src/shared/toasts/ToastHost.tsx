import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { openLane } from './lane.ts';
import { SnackbarProvider, useSnackbar } from './notistack.ts';
import { queue } from './queue.ts';
import { Toast } from './Toast.tsx';

const contents = { default: Toast, success: Toast, info: Toast, error: Toast };

/** Shows the toasts. Screens also show their errors in the page. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={4}
      TransitionComponent={Fade}
      transitionDuration={120}
      Components={contents}
      classes={classes}
    >
      <GlobalStyles styles={places} />
      <LaneConnection />
    </SnackbarProvider>
  );
}

function LaneConnection() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () => queue.connect(openLane({ enqueueSnackbar, closeSnackbar })),
    [enqueueSnackbar, closeSnackbar],
  );
  return null;
}

const classes = { containerAnchorOriginBottomRight: 'toasts' };

// Always below a dialog.
const places = {
  '.notistack-SnackbarContainer.toasts': {
    zIndex: 1250,
    maxWidth: 'min(520px, calc(100% - 32px))',
    top: 'var(--toast-top, auto)',
    bottom: 'var(--toast-bottom, 24px)',
    '@media (min-width: 720px)': { right: 'var(--toast-right, 24px)' },
    // The result of an act takes the place of its progress.
    '&:has([data-toast="success"], [data-toast="error"], [data-toast="info"]) [data-toast="default"]':
      { display: 'none' },
  },
} as const;
