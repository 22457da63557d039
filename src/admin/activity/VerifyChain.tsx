import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

type Verdict = ReplyOf<typeof calls.audit.verify>['data'];

export function VerifyChain() {
  const [open, setOpen] = useState(false);
  const check = useMutation({ mutationFn: async () => (await send(calls.audit.verify)).data });
  const verify = () => {
    setOpen(true);
    check.mutate();
  };
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<LinkOutlined />} onClick={verify}>
        {copy.verify.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="sm" fullWidth>
        <DialogTitle>{copy.verify.button}</DialogTitle>
        <DialogContent>
          {check.isPending && <LinearProgress aria-label={copy.verify.checking} />}
          {check.error && <Alert severity="error">{messageOf(check.error)}</Alert>}
          {check.data && <Result verdict={check.data} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setOpen(false)}>{sharedCopy.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Result({ verdict: { intact, upTo, brokenAt } }: { verdict: Verdict }) {
  if (!intact && brokenAt) {
    return (
      <Alert severity="error">
        {copy.verify.broken(brokenAt.seq, moment(brokenAt.at))}{' '}
        {upTo && copy.verify.upTo(upTo.seq, moment(upTo.at))}
      </Alert>
    );
  }
  return (
    <Alert severity="success">
      {upTo ? copy.verify.intact(upTo.seq, moment(upTo.at)) : copy.verify.empty}
    </Alert>
  );
}
