import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { messages } from '#contract/messages.ts';
import { changePasswordRules } from '#contract/profileRules.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { copy } from './copy.ts';
import { useChangePassword } from './useChangePassword.ts';

const empty = { existingPassword: '', newPassword: '', confirmPassword: '' };

type Name = keyof typeof empty;

const isName = (field: string): field is Name => field in empty;

export function PasswordChangeDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: firstFailing(changePasswordRules), defaultValues: empty });
  const change = useChangePassword(onClose);
  const { errors } = form.formState;
  const isIncomplete = errors.existingPassword?.message === messages.allFieldsRequired;
  const field = (name: Name) => {
    const props = fieldWithError(form, name);
    const isMissing = isIncomplete && form.getValues(name) === '';
    return { ...props, error: props.error || isMissing, label: copy.password[name] };
  };
  const refuse = (error: Error) => {
    const { field: refused, message } = serverFieldError(error);
    if (isName(refused)) form.setError(refused, { message }, { shouldFocus: true });
  };
  const isAtField = isName(serverFieldError(change.error).field);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="password-title">
      <form
        onSubmit={form.handleSubmit((values) => change.mutate(values, { onError: refuse }))}
        noValidate
      >
        <DialogTitle id="password-title">{copy.password.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <PasswordField {...field('existingPassword')} autoComplete="current-password" />
            <PasswordField {...field('newPassword')} autoComplete="new-password" />
            <PasswordRules password={form.watch('newPassword')} />
            <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
            <ErrorAlert id="password-error" error={isAtField ? null : change.error} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={change.isPending}>
            {copy.password.title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
