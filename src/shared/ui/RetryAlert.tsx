import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'sx'> {
  children: ReactNode;
  label: string;
  onRetry: () => void;
  isBusy?: boolean;
}

/** A message and its button on one line, or the button below where both do not fit. */
export function RetryAlert({
  children,
  label,
  onRetry,
  isBusy = false,
  ...alert
}: RetryAlertProps) {
  return (
    <Alert {...alert} sx={[{ '& .MuiAlert-message': message }, ...listOf(alert.sx)]}>
      <Box sx={line}>
        <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
        <Button
          color="inherit"
          size="small"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={onRetry}
          sx={button}
        >
          {label}
        </Button>
      </Box>
    </Alert>
  );
}

const listOf = (sx: AlertProps['sx']) => (Array.isArray(sx) ? sx : [sx]);

const message = { flexGrow: 1, minWidth: 0 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
} as const;

const button = {
  flex: 'none',
  p: 0,
  my: { xs: -1.5, wide: -1 },
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
