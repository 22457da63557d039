import Box from '@mui/material/Box';
import { useBlobAddress } from '#src/shared/receipt/useBlobAddress.ts';
import { copy } from '../copy.ts';

export function ReceiptPreview({ file }: { file: File }) {
  const address = useBlobAddress(file);
  if (!address || !file.type.startsWith('image/')) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={copy.deposit.preview}
      sx={{ maxWidth: '100%', maxHeight: 220, borderRadius: 1, border: 1, borderColor: 'divider' }}
    />
  );
}
