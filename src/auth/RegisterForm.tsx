import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Resolver, useForm } from 'react-hook-form';
import { auth, signUpRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { settingsLimits } from '#contract/settings.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

const empty = { fullName: '', userName: '', email: '', password: '', confirmPassword: '' };

type Values = typeof empty;

const names = Object.keys(empty) as (keyof Values)[];
const nameOf = (field: string) => names.find((name) => name === field);

const check = firstFailing(signUpRules) as Resolver<Values>;

/** The rules of the call; that a field is empty shows at the first empty one. */
const resolver: Resolver<Values> = async (values, context, options) => {
  const result = await check(values, context, options);
  const { fullName, ...others } = result.errors;
  const first = names.find((name) => values[name].trim() === '');
  if (fullName?.message !== messages.fillAllFields || !first) return result;
  const { ref } = options.fields[first] ?? {};
  return { values: {}, errors: { ...others, [first]: { ...fullName, ref } } };
};

/** A new account, with the reply of the server. */
export interface Registered {
  userName: string;
  email: string;
  message: string;
}

interface RegisterFormProps {
  onRegistered: (registered: Registered) => void;
}

/** The registration form; a success clears it, an error keeps the input and marks its field. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const form = useForm({ resolver, defaultValues: empty });
  const signUp = useAuthCall({
    request: (body: BodyOf<typeof auth.signUp>) => send(auth.signUp, { body }),
    errorField: 'error',
    onReply: ({ message }) => {
      const { userName, email } = form.getValues();
      form.reset();
      onRegistered({ userName: userName.trim(), email: email.trim(), message });
    },
  });
  const refuse = (error: Error) => {
    const { field: refused, message } = serverFieldError(error);
    const name = nameOf(refused);
    if (name) form.setError(name, { message }, { shouldFocus: true });
  };
  const field = (name: keyof Values) => ({
    ...fieldWithError(form, name),
    label: copy.register[name],
    fullWidth: true,
  });
  const isAtField = nameOf(serverFieldError(signUp.error).field) !== undefined;
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={form.handleSubmit((values) => signUp.mutate(values, { onError: refuse }))}
    >
      <Box sx={twoColumns}>
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('userName')} autoComplete="username" />
      </Box>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <ErrorAlert id="register-error" message={isAtField ? undefined : signUp.errorMessage} />
      <Terms />
      <SubmitButton isPending={signUp.isPending || form.formState.isSubmitting}>
        {copy.register.submit}
      </SubmitButton>
    </Stack>
  );
}

// On wide screens the button is in the first window.
const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
} as const;

const [lowestAge] = settingsLimits.minimumAge;

function Terms() {
  const age = useSettings().data?.minimumAge ?? lowestAge;
  return (
    <Typography variant="body2" color="text.secondary">
      {copy.register.accepting(age)} <Link href="/terms">{copy.register.terms}</Link>{' '}
      {copy.register.and} <Link href="/privacy">{copy.register.privacy}</Link>.
    </Typography>
  );
}
