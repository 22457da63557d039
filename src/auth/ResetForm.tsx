import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { auth, resetRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

interface ResetFormProps {
  token: string;
  onDone: (message: string) => void;
}

/** The new password, typed twice; a refusal marks its field. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const toasts = useToasts();
  const form = useForm({
    resolver: firstFailing(resetRules),
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const reset = useAuthCall({
    request: (body: BodyOf<typeof auth.resetPassword>) => send(auth.resetPassword, { body }),
    onReply: ({ message, device }) => {
      writeDevice(device);
      toasts.success(message);
      onDone(message);
    },
  });
  const refuse = (error: Error) => {
    const { field: name, message } = serverFieldError(error);
    if (name === 'newPassword') form.setError(name, { message }, { shouldFocus: true });
  };
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...fieldWithError(form, name),
    label: copy.reset[name],
    autoComplete: 'new-password',
  });
  // The server's refusal of a password belongs to its field.
  const isAtField = serverFieldError(reset.error).field === 'newPassword';
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => reset.mutate(values, { onError: refuse }))}
    >
      <PasswordField {...field('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField {...field('confirmPassword')} />
      <ErrorAlert id="reset-error" message={isAtField ? undefined : reset.errorMessage} />
      <SubmitButton isPending={reset.isPending}>{copy.reset.submit}</SubmitButton>
    </Stack>
  );
}
