import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { payoutCommands } from './payoutCommands.ts';
import { signedText } from './signedText.ts';
import { UnsignedFile } from './UnsignedFile.tsx';
import { payoutsKey } from './usePayouts.ts';

/** Takes the file to the device and back. */
export function SignPanel({ payout }: { payout: PayoutDetail }) {
  const mayPay = useMay('pay');
  const { state, isAccepted, sendAskedAt, problem } = payout;
  if (!mayPay || (state !== 'draft' && state !== 'signed')) return null;
  const notice = sendAskedAt ? copy.send.asked : isAccepted ? undefined : copy.send.waits;
  return (
    <Panel title={copy.sign.title} text={copy.sign.text} beside={<UnsignedFile id={payout._id} />}>
      {state === 'signed' && notice && !problem && <Alert severity="info">{notice}</Alert>}
      <Back id={payout._id} />
    </Panel>
  );
}

function Back({ id }: { id: string }) {
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { run, isPending, errorMessage } = useCommand(payoutCommands.sign, {
    invalidates: [],
    onDone: () => {
      setText('');
      void cache.invalidateQueries({ queryKey: payoutsKey });
    },
  });
  const take = async (file: File | undefined) => {
    if (file) run({ id, signed: signedText(new Uint8Array(await file.arrayBuffer())) });
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take(target.files?.[0]);
    // The same file can be chosen again after an error.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ display: 'grid', gap: 2, mt: 2 }}
    >
      {errorMessage && <Alert severity="error">{errorMessage}</Alert>}
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => picker.current?.click()}
        sx={{ borderStyle: 'dashed', py: 2 }}
      >
        {copy.sign.drop}
      </Button>
      <input ref={picker} type="file" hidden onChange={pick} />
      <TextField
        id="payout-signed"
        label={copy.sign.paste}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        fullWidth
      />
      <Button
        variant="outlined"
        disabled={isPending || text.trim() === ''}
        onClick={() => run({ id, signed: text })}
        sx={{ justifySelf: 'start' }}
      >
        {copy.sign.add}
      </Button>
    </Box>
  );
}
