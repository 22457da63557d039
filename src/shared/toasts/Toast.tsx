import Alert, { type AlertColor } from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import type { CustomContentProps } from 'notistack';
import { forwardRef } from 'react';
import { copy } from '#src/shared/copy.ts';
import { SnackbarContent, useSnackbar } from './notistack.ts';

const styles: Record<string, { severity: AlertColor; role: 'alert' | 'status' }> = {
  error: { severity: 'error', role: 'alert' },
  success: { severity: 'success', role: 'status' },
  default: { severity: 'info', role: 'status' },
};

export const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast(
  { id, message, variant },
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
        {message}
      </Alert>
    </SnackbarContent>
  );
});
