import Button from '@mui/material/Button';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { WalletDialog } from './WalletDialog.tsx';

/** Saves a receiving address, which becomes the active one of its coin. */
export function UpdateWalletButton({ wallets }: { wallets: readonly WalletRecord[] }) {
  const { open } = useDialogs();
  const may = useMay('keys');
  if (!may) return null;
  return (
    <Button
      variant="contained"
      size="small"
      onClick={() => open(<WalletDialog wallets={wallets} />)}
      sx={{ flexShrink: 0 }}
    >
      {copy.update}
    </Button>
  );
}
