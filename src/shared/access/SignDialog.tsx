import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { Signature } from '#src/shared/api/options.ts';
import type { SignedCall } from '#src/shared/api/prompts.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { PasskeyError } from '#src/shared/factor/passkey.ts';
import { fieldsOf, signCall } from '#src/shared/factor/signCall.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { signWords } from './signWords.ts';

interface SignDialogProps extends SignedCall {
  onClose: (signature?: Signature) => void;
}

const words = signWords;

/** Shows what a passkey signs, then lets it sign. */
export function SignDialog({ call, options, onClose }: SignDialogProps) {
  const [fields, setFields] = useState<Record<string, string>>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    void fieldsOf(call, options).then(setFields);
  }, [call, options]);
  const sign = async () => {
    if (!fields) return;
    setIsPending(true);
    setErrorMessage(undefined);
    try {
      onClose(await signCall(call, options.params, fields));
    } catch (error) {
      setErrorMessage(error instanceof PasskeyError ? error.message : messageOf(error));
      setIsPending(false);
    }
  };
  return (
    <Dialog open onClose={() => onClose()} maxWidth="xs" fullWidth aria-labelledby="sign-title">
      <DialogTitle id="sign-title">{words.title}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">{words.text}</Typography>
        <Box component="dl" sx={list}>
          {Object.entries(fields ?? {})
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {(words.names as Record<string, string>)[name] ?? name}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value.replaceAll('|', ' | ')}
                </Box>
              </div>
            ))}
        </Box>
        <ErrorAlert id="sign-error" message={errorMessage} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={() => onClose()} sx={tall}>
          {sharedCopy.cancel}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={!fields || isPending}
          aria-busy={isPending}
          onClick={() => void sign()}
          sx={tall}
        >
          {isPending ? words.pending : words.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const list = { display: 'grid', gap: 1, my: 2 } as const;
const tall = { minHeight: 44 } as const;
