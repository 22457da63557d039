import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { SecondFactorStep } from '#contract/error.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import { messages } from '#contract/messages.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { PasskeyError, signWithPasskey } from './passkey.ts';

/** One of the ways to confirm, as the server takes it. */
export type Proof =
  | { code: string }
  | { recoveryCode: string }
  | { challengeId: string; assertion: string };

interface FactorFormProps {
  step: Pick<SecondFactorStep, 'methods' | 'challengeId' | 'options'>;
  /** Sends the proof. Errors are shown here. */
  onProof: (proof: Proof) => Promise<void>;
  /** Fields that a code needs and a passkey does not. */
  children?: ReactNode;
  /** The way back. */
  aside?: ReactNode;
}

const words = copy.step;
const errorId = 'factor-error';

/** Asks for a passkey, a code or a recovery code: the ways that the account has. */
export function FactorForm({ step, onProof, children, aside }: FactorFormProps) {
  const { methods, challengeId, options } = step;
  const [way, setWay] = useState<FactorMethod>(() => methods[0] ?? 'code');
  const [text, setText] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const send = async (proofOf: () => Promise<Proof>) => {
    setIsPending(true);
    setErrorMessage(undefined);
    try {
      await onProof(await proofOf());
    } catch (error) {
      setErrorMessage(error instanceof PasskeyError ? error.message : messageOf(error));
      setText('');
    }
    setIsPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened this dialog.
    event.stopPropagation();
    if (way === 'passkey') {
      if (!challengeId || !options) return;
      void send(async () => ({ challengeId, assertion: await signWithPasskey(options) }));
    } else if (text === '') setErrorMessage(messages.inputAllFields);
    else void send(async () => (way === 'code' ? { code: text } : { recoveryCode: text }));
  };
  const choose = (next: FactorMethod) => {
    setWay(next);
    setText('');
    setErrorMessage(undefined);
  };
  return (
    <Stack component="form" method="dialog" spacing={2.5} noValidate onSubmit={submit}>
      <Typography color="text.secondary">{words.text[way]}</Typography>
      {way !== 'passkey' && children}
      {way !== 'passkey' && (
        <TextField
          key={way}
          {...fieldOf[way]}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setErrorMessage(undefined);
          }}
          autoFocus
          error={errorMessage !== undefined}
          slotProps={{ htmlInput: errorMessage ? { 'aria-describedby': errorId } : {} }}
          fullWidth
        />
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isPending}
        aria-busy={isPending}
      >
        {isPending ? words.pending : way === 'passkey' ? words.usePasskey : words.submit}
      </Button>
      <ErrorAlert id={errorId} message={errorMessage} />
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {methods
          .filter((method) => method !== way)
          .map((method) => (
            <Button key={method} disabled={isPending} onClick={() => choose(method)} sx={other}>
              {otherWays[method]}
            </Button>
          ))}
        {aside}
      </Stack>
    </Stack>
  );
}

const fieldOf = {
  code: {
    id: 'factor-code',
    label: words.code,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  'recovery-code': {
    id: 'factor-recovery-code',
    label: words.recoveryCode,
    autoComplete: 'off',
  },
} as const;

const otherWays: Record<FactorMethod, string> = {
  passkey: words.usePasskey,
  code: words.useCode,
  'recovery-code': words.useRecoveryCode,
};

const other = { minHeight: 44, px: 0 } as const;
