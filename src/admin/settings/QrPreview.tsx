import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { copy } from './copy.ts';

/** The QR code that investors will scan, while the address is typed. */
export function QrPreview({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <QrPicture text={address} label={copy.wallets.qrOf(address)} size={120} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{copy.wallets.preview}</Typography>
        <Typography variant="body2" color="text.secondary">
          {copy.wallets.previewHint}
        </Typography>
      </div>
    </Stack>
  );
}
