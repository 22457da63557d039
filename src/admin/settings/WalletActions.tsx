import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { WalletRecord } from '../provider/records.ts';
import { DeleteWalletButton } from './DeleteWalletButton.tsx';
import { QrButton } from './QrButton.tsx';

/** What can be done with a saved address. */
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
