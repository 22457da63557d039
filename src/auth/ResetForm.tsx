import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { auth, resetRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

const errorId = 'reset-error';

interface ResetFormProps {
  token: string;
  onDone: (message: string) => void;
}

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
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...fieldProps(form, name, errorId),
    label: copy.reset[name],
    autoComplete: 'new-password',
  });
  const errorMessage = formMessage(form.formState.errors) ?? reset.errorMessage;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
    >
      <PasswordField {...field('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField {...field('confirmPassword')} />
      <ErrorAlert id={errorId} message={errorMessage} />
      <SubmitButton isPending={reset.isPending}>{copy.reset.submit}</SubmitButton>
    </Stack>
  );
}
