import Button from '@mui/material/Button';
import { commands } from '#src/admin/provider/commands.ts';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { WalletDialog } from './WalletDialog.tsx';

/** Saves a receiving address, which becomes the active one of its coin. */
export function UpdateWalletButton({ wallets }: { wallets: readonly WalletRecord[] }) {
  const add = useCommandDialog(commands.addWallet, {
    invalidates: ['wallets'],
    waiting: copy.uploading,
  });
  return (
    <>
      <Button variant="contained" onClick={add.openDialog} sx={{ flexShrink: 0 }}>
        {copy.update}
      </Button>
      {add.isOpen && <WalletDialog wallets={wallets} command={add} onSave={add.run} />}
    </>
  );
}
