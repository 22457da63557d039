import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FactorMethod } from '#contract/factorMethods.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { type FactorStep, type Proof, useFactorForm } from './useFactorForm.ts';

interface FactorFormProps {
  step: FactorStep;
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
  const { way, text, errorMessage, isPending, type, choose, submit } = useFactorForm(step, onProof);
  return (
    <Stack component="form" method="dialog" spacing={2.5} noValidate onSubmit={submit}>
      <Typography color="text.secondary">{words.text[way]}</Typography>
      {way !== 'passkey' && children}
      {way !== 'passkey' && (
        <TextField
          key={way}
          {...fieldOf[way]}
          value={text}
          onChange={({ target }) => type(target.value)}
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
        {step.methods
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
