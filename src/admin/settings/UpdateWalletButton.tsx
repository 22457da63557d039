import Button from '@mui/material/Button';
import { commands } from '#src/admin/provider/commands.ts';
import { useCommandDialog } from '#src/admin/shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { WalletDialog } from './WalletDialog.tsx';

/** Saves a receiving address, which becomes the active one of its coin. */
export function UpdateWalletButton() {
  const add = useCommandDialog(commands.addWallet, {
    invalidates: ['wallets'],
    waiting: copy.wallets.uploading,
  });
  return (
    <>
      <Button variant="contained" onClick={add.openDialog} sx={{ flexShrink: 0 }}>
        {copy.wallets.update}
      </Button>
      {add.isOpen && <WalletDialog command={add} onSave={add.run} />}
    </>
  );
}
