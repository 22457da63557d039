import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { type auth, emailRules } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { MailHint } from './MailHint.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

interface MailFormProps {
  call: typeof auth.forgotPassword | typeof auth.resendVerification;
  label: string;
  submit: string;
}

export function MailForm({ call, label, submit }: MailFormProps) {
  const toasts = useToasts();
  const form = useForm({ resolver: firstFailing(emailRules), defaultValues: { email: '' } });
  const mail = useAuthCall({
    request: (body: { email: string }) => send(call, { body }),
    onReply: ({ message }) => toasts.success(message),
  });
  const errorMessage = formMessage(form.formState.errors) ?? mail.errorMessage;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => mail.mutate(values))}
    >
      <TextField
        {...fieldProps(form, 'email', 'mail-error')}
        label={label}
        type="email"
        autoComplete="email"
        fullWidth
      />
      <ErrorAlert id="mail-error" message={errorMessage} />
      <SubmitButton isPending={mail.isPending}>{submit}</SubmitButton>
      {mail.data && (
        <Alert severity="success" role="status">
          {mail.data.message}
          <MailHint />
        </Alert>
      )}
    </Stack>
  );
}
