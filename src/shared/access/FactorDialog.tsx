import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '#contract/auth.ts';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import { FactorForm } from '#src/shared/factor/FactorForm.tsx';
import type { Proof } from '#src/shared/factor/useFactorForm.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';

interface FactorDialogProps {
  onClose: (isConfirmed: boolean) => void;
}

/** Confirms an account with a second factor: a passkey, or the password and a code. */
export function FactorDialog({ onClose }: FactorDialogProps) {
  const [password, setPassword] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['reauthenticate'],
    queryFn: async () => (await send(secondFactor.reauthenticateOptions)).data,
    // A challenge is for this dialog only.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = async (proof: Proof) => {
    const secret = 'assertion' in proof ? '' : password;
    await send(auth.reauthenticate, { body: { password: secret, ...proof } });
    onClose(true);
  };
  const cancel = (
    <Button color="inherit" onClick={() => onClose(false)} sx={{ minHeight: 44, px: 0 }}>
      {copy.cancel}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby="factor-title"
    >
      <DialogTitle id="factor-title">{copy.passwordPrompt.title}</DialogTitle>
      <DialogContent>
        {error && <LoadError error={error} retry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <FactorForm step={data} onProof={confirm} aside={cancel}>
            <PasswordField
              id="confirm-password"
              label={copy.passwordPrompt.password}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </FactorForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
