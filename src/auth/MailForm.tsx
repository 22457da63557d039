import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type auth, emailRules } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { MailHint } from './MailHint.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

/** A mail needs about this long; then the same address can have another one. */
const againMs = 60_000;

interface MailFormProps {
  call: typeof auth.forgotPassword | typeof auth.resendVerification;
  label: string;
  submit: string;
}

export function MailForm({ call, label, submit }: MailFormProps) {
  const form = useForm({ resolver: firstFailing(emailRules), defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    if (sentTo === undefined) return undefined;
    const timer = setTimeout(() => setSentTo(undefined), againMs);
    return () => clearTimeout(timer);
  }, [sentTo]);
  const mail = useAuthCall({
    request: (body: { email: string }) => send(call, { body }),
    onReply: () => setSentTo(form.getValues('email')),
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
      <SubmitButton
        isPending={mail.isPending}
        variant={mail.data ? 'outlined' : 'contained'}
        disabled={sentTo !== undefined && form.watch('email') === sentTo}
      >
        {mail.data ? copy.sendAgain : submit}
      </SubmitButton>
      {mail.data && (
        <Alert severity="success" role="status">
          {mail.data.message} {copy.sendWait}
          <MailHint />
        </Alert>
      )}
    </Stack>
  );
}
