import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { copy } from '#src/shared/copy.ts';
import { useBlobAddress } from './useBlobAddress.ts';

export function ReceiptPicture({ file }: { file: Blob }) {
  const address = useBlobAddress(file);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <Alert severity="warning">{copy.receipt.unreadable}</Alert>;
  if (!address) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={copy.receipt.picture}
      onError={() => setIsUnreadable(true)}
      sx={{
        maxWidth: '100%',
        maxHeight: '75vh',
        objectFit: 'contain',
        alignSelf: 'flex-start',
        borderRadius: 1,
      }}
    />
  );
}
