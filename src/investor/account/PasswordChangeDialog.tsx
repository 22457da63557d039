import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { changePasswordRules } from '#contract/profile.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { copy } from './copy.ts';
import { useChangePassword } from './useChangePassword.ts';

const errorId = 'password-error';
const empty = { existingPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordChangeDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: firstFailing(changePasswordRules), defaultValues: empty });
  const change = useChangePassword(onClose);
  const field = (name: keyof typeof empty) => ({
    ...fieldProps(form, name, errorId),
    label: copy.password[name],
  });
  const errorMessage =
    formMessage(form.formState.errors) ?? (change.error ? messageOf(change.error) : undefined);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="password-title">
      <form onSubmit={form.handleSubmit((values) => change.mutate(values))} noValidate>
        <DialogTitle id="password-title">{copy.password.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <PasswordField {...field('existingPassword')} autoComplete="current-password" />
            <PasswordField {...field('newPassword')} autoComplete="new-password" />
            <PasswordRules password={form.watch('newPassword')} />
            <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
            <ErrorAlert id={errorId} message={errorMessage} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{sharedCopy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={change.isPending}>
            {copy.password.title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
