import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { payouts } from '#contract/payouts.ts';
import { reference } from '#contract/reference.ts';
import { saveFile } from '#src/admin/export/exportFile.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { useCopy } from '#src/shared/ui/useCopy.ts';
import { copy } from './copy.ts';
import { textOfBytes } from './signedText.ts';

/** The buttons that take the transaction of a payout to the device. */
export function UnsignedFile({ id }: { id: string }) {
  const toasts = useToasts();
  const copyText = useCopy();
  const read = (use: (file: Blob) => unknown) => () => {
    send(payouts.psbt, { params: { id } })
      .then(use)
      .catch((error: unknown) => toasts.error(messageOf(error)));
  };
  const name = `payout-${reference(id).slice(1)}.psbt`;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={read((file) => saveFile(file, name))}>
        {copy.sign.download}
      </Button>
      <Button
        variant="outlined"
        onClick={read(async (file) =>
          copyText(textOfBytes(new Uint8Array(await file.arrayBuffer()))),
        )}
      >
        {copy.sign.copy}
      </Button>
    </Box>
  );
}
