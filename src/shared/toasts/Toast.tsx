import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { CustomContentProps } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { copy } from '#src/shared/copy.ts';
import { SnackbarContent, useSnackbar } from './notistack.ts';
import type { ToastAction } from './toastAction.ts';

const progress = <CircularProgress size={18} color="inherit" aria-hidden="true" />;
const signs: Record<string, ReactNode> = {
  error: <ErrorOutline color="error" fontSize="small" aria-hidden="true" />,
  success: <CheckCircleOutlined color="success" fontSize="small" aria-hidden="true" />,
  info: <ScheduleOutlined fontSize="small" aria-hidden="true" />,
};

interface ToastProps extends CustomContentProps {
  toastAction?: ToastAction;
}

/** A message at the edge of the window, with its sign and buttons. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  { id, message, variant, toastAction },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref}>
      <Box role={variant === 'error' ? 'alert' : 'status'} data-toast={variant} sx={paper}>
        {signs[variant] ?? progress}
        <Box sx={{ mr: 'auto', minWidth: 0 }}>{message}</Box>
        {toastAction && <ToastButton {...toastAction} close={() => closeSnackbar(id)} />}
        <IconButton size="small" aria-label={copy.close} onClick={() => closeSnackbar(id)}>
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
});

function ToastButton({ label, run, close }: ToastAction & { close: () => void }) {
  const press = () => {
    close();
    run();
  };
  return (
    <Button size="small" onClick={press} sx={{ flex: 'none' }}>
      {label}
    </Button>
  );
}

const paper = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 44,
  pl: 1.5,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  boxShadow: '0 4px 12px rgb(14 21 48 / 12%)',
} as const;
