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

const words = copy.reset;
const problemId = 'reset-problem';

interface ResetFormProps {
  token: string;
  /** Told the server's sentence once the password is set. */
  onDone: (sentence: string) => void;
}

/** Sets a new password with the single-use token of a mail. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const toasts = useToasts();
  const form = useForm({
    resolver: firstFailing(resetRules),
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const reset = useAuthCall({
    ask: (body: BodyOf<typeof auth.resetPassword>) => send(auth.resetPassword, { body }),
    onReply: ({ message, device }) => {
      writeDevice(device);
      toasts.said(message);
      onDone(message);
    },
  });
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...fieldProps(form, name, problemId),
    label: words[name],
    autoComplete: 'new-password',
  });
  const problem = formMessage(form.formState.errors) ?? reset.sentence;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((typed) => reset.mutate(typed))}
    >
      <PasswordField {...field('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField {...field('confirmPassword')} />
      <ErrorAlert id={problemId} sentence={problem} />
      <SubmitButton pending={reset.isPending}>{words.submit}</SubmitButton>
    </Stack>
  );
}
