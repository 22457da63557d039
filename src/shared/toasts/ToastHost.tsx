import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CustomContentProps } from 'notistack';
import { forwardRef, useEffect } from 'react';
import { copy } from '#src/shared/copy.ts';
import { SnackbarContent, SnackbarProvider, useSnackbar } from './notistack.ts';
import { queue, type ToastAction } from './queue.ts';

const styles: Record<string, { severity: AlertColor; role: 'alert' | 'status' }> = {
  error: { severity: 'error', role: 'alert' },
  success: { severity: 'success', role: 'status' },
  default: { severity: 'info', role: 'status' },
};

interface ToastProps extends CustomContentProps {
  toastAction?: ToastAction;
}

const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  { id, message, variant, toastAction },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const { severity, role } = styles[variant] ?? { severity: 'info', role: 'status' };
  return (
    <SnackbarContent ref={ref}>
      <Alert
        role={role}
        severity={severity}
        variant="filled"
        icon={
          variant === 'default' ? (
            <CircularProgress size={20} color="inherit" aria-hidden="true" />
          ) : undefined
        }
        onClose={() => closeSnackbar(id)}
        closeText={copy.close}
        sx={{ width: '100%', boxShadow: 6, alignItems: 'center' }}
      >
        <span>{message}</span>
        {toastAction && <ToastButton {...toastAction} close={() => closeSnackbar(id)} />}
      </Alert>
    </SnackbarContent>
  );
});

function ToastButton({ label, run, close }: ToastAction & { close: () => void }) {
  const press = () => {
    close();
    run();
  };
  return (
    <Button color="inherit" size="small" onClick={press} sx={{ ml: 1, minHeight: 28 }}>
      {label}
    </Button>
  );
}

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
