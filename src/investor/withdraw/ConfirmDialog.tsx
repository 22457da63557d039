import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { type Cents, groupDollars, parseDollars } from '#contract/money.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { copy } from './copy.ts';
import { RequestReview } from './RequestReview.tsx';
import type { WithdrawalRequest } from './useCreateWithdrawal.ts';

interface ConfirmDialogProps {
  request: WithdrawalRequest;
  availableCents: Cents;
  asksPassword: boolean;
  passwordError: string | undefined;
  /** Why the last Confirm had no effect, or may have had one. */
  errorMessage: string | undefined;
  /** The request may exist already, so closing does not end it. */
  isUnknown: boolean;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: (password: string) => void;
}

/** Shows all of a request before it is sent, and asks for the password in the same place. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { request, asksPassword, passwordError, isPending, onCancel } = props;
  const { errorMessage, isUnknown, availableCents } = props;
  // A request that arrived is on hold already.
  const leftCents = isUnknown ? undefined : availableCents - parseDollars(request.amount);
  const [password, setPassword] = useState('');
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened this dialog.
    event.stopPropagation();
    props.onConfirm(password);
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onCancel()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="withdraw-title"
    >
      <Box component="form" noValidate onSubmit={confirm} sx={{ display: 'contents' }}>
        <DialogTitle id="withdraw-title">{copy.confirmTitle}</DialogTitle>
        <DialogContent sx={{ pb: 2 }}>
          <Stack spacing={1.75}>
            <RequestReview request={request} leftCents={leftCents} />
            {asksPassword && (
              <PasswordField
                id="withdraw-password"
                label={copy.password}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={passwordError !== undefined}
                helperText={passwordError && <FieldError>{passwordError}</FieldError>}
              />
            )}
          </Stack>
        </DialogContent>
        {/* Outside of what scrolls on a phone. */}
        {errorMessage && (
          <Box sx={{ px: { xs: 2, tablet: 3 }, pb: 2 }}>
            <ErrorAlert id="confirm-error" message={errorMessage} />
          </Box>
        )}
        <DialogActions sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isPending}>
            {isUnknown ? sharedCopy.close : sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
            {copy.confirm(groupDollars(parseDollars(request.amount)))}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
