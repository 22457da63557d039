import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { InfoDialog } from '#src/admin/shell/InfoDialog.tsx';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
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
      <InfoDialog title={copy.verify.button} open={open} close={() => setOpen(false)}>
        {check.isPending && <LinearProgress aria-label={copy.verify.checking} />}
        {check.error && <Alert severity="error">{messageOf(check.error)}</Alert>}
        {check.data && <Result verdict={check.data} />}
      </InfoDialog>
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
