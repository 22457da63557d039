import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { Codes } from './Codes.tsx';
import { copy } from './copy.ts';
import { useFactorChange } from './useSecondFactor.ts';

const words = copy.codes;

/** Makes new recovery codes and shows them once. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const making = useFactorChange(
    () => send(secondFactor.renewRecoveryCodes),
    ({ data }) => setCodes(data.codes),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="recovery-codes">
      <DialogTitle id="recovery-codes">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.once}</DialogContentText>
        {codes && <Codes codes={codes} />}
        <ErrorAlert id="codes-error" error={making.error} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {codes ? (
          <>
            <Button variant="outlined" onClick={() => download(codes)} sx={tall}>
              {words.download}
            </Button>
            <Button variant="contained" onClick={onClose} sx={tall}>
              {words.done}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" color="inherit" onClick={onClose} sx={tall}>
              {sharedCopy.cancel}
            </Button>
            <Button
              variant="contained"
              disabled={making.isPending}
              onClick={() => making.mutate(undefined)}
              sx={tall}
            >
              {words.make}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = words.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

const tall = { minHeight: 44 } as const;
