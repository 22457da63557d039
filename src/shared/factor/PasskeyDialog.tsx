import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { makePasskey, PasskeyError } from './passkey.ts';
import { useFactorChange } from './useSecondFactor.ts';

const words = copy.passkeys;
const errorId = 'passkey-error';

/** Names a new passkey, then lets the browser make it. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const [name, setName] = useState('');
  const adding = useFactorChange(add, ({ message }) => {
    toasts.success(message);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    adding.mutate(name);
  };
  const { error } = adding;
  const own = error instanceof PasskeyError ? error.message : undefined;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="add-passkey">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="add-passkey">{words.add}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <TextField
              id="passkey-name"
              label={words.field}
              helperText={words.hint}
              autoComplete="off"
              autoFocus
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={error !== null}
              fullWidth
            />
            <ErrorAlert id={errorId} {...(own ? { message: own } : { error })} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="outlined" color="inherit" onClick={onClose} sx={tall}>
            {sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={adding.isPending} sx={tall}>
            {words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

async function add(name: string) {
  const { challengeId, options } = (await send(secondFactor.passkeyOptions)).data;
  if (!challengeId || !options) throw new PasskeyError(copy.passkeyErrors.unsupported);
  const attestation = await makePasskey(options);
  return send(secondFactor.addPasskey, { body: { challengeId, name, attestation } });
}

const tall = { minHeight: 44 } as const;
