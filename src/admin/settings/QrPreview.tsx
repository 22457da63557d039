import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { copy } from './copy.ts';

const words = copy.wallets;

/** The address that is being typed as the QR code that investors will scan. */
export function QrPreview({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <QrPicture text={address} label={words.qrOf(address)} size={120} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{words.preview}</Typography>
        <Typography variant="body2" color="text.secondary">
          {words.previewHint}
        </Typography>
      </div>
    </Stack>
  );
}
