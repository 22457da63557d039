import Box from '@mui/material/Box';
import { copy } from '#src/investor/copy.ts';
import { useBlobAddress } from '#src/shared/receipt/useBlobAddress.ts';

/** A picked picture from memory; a PDF is named only. */
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
