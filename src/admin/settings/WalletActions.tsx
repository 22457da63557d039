import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { DeleteWalletButton } from './DeleteWalletButton.tsx';
import { QrButton } from './QrButton.tsx';

export function WalletActions() {
  const wallet = useRecordContext<WalletRecord>();
  if (!wallet) return null;
  return (
    <Stack direction="row" spacing={1}>
      <QrButton wallet={wallet} />
      <DeleteWalletButton wallet={wallet} />
    </Stack>
  );
}
