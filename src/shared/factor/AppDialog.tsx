import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AppSecret } from './AppSecret.tsx';
import { copy } from './copy.ts';
import { useFactorChange } from './useSecondFactor.ts';

const words = copy.app;

/** Shows the secret to an app, and turns it on by the first code. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const [code, setCode] = useState('');
  // A new secret for each time that the dialog opens.
  const { data, error, refetch } = useQuery({
    queryKey: ['new-authenticator'],
    queryFn: async () => (await send(secondFactor.startAuthenticator)).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const confirming = useFactorChange(
    () => send(secondFactor.confirmAuthenticator, { body: { code } }),
    ({ message }) => {
      toasts.success(message);
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    confirming.mutate(undefined);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="add-app">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="add-app">{words.title}</DialogTitle>
        <DialogContent>
          {error && <LoadError error={error} retry={refetch} />}
          {!data && !error && <Loading />}
          {data && (
            <Stack spacing={2}>
              <AppSecret {...data} />
              <Box>{words.enter}</Box>
              <TextField
                id="app-code"
                label={copy.step.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={({ target }) => setCode(target.value)}
                error={confirming.error !== null}
                fullWidth
              />
              <ErrorAlert id="app-error" error={confirming.error} />
            </Stack>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="outlined" color="inherit" onClick={onClose} sx={tall}>
            {sharedCopy.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!data || confirming.isPending}
            sx={tall}
          >
            {words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const tall = { minHeight: 44 } as const;
