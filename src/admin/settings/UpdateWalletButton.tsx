import Button from '@mui/material/Button';
import type { BodyOf } from '#contract/call.ts';
import type { wallets } from '#contract/wallets.ts';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { copy } from './copy.ts';
import { WalletDialog } from './WalletDialog.tsx';

const words = copy.wallets;

/** Saves a receiving address, which becomes the active one of its coin (S-312, S-316). */
export function UpdateWalletButton() {
  const add = useCommandDialog({
    ask: (provider, input: BodyOf<typeof wallets.add>) => provider.addWallet(input),
    touches: ['wallets'],
    waiting: words.uploading,
  });
  return (
    <>
      <Button variant="contained" onClick={add.begin} sx={{ flexShrink: 0 }}>
        {words.update}
      </Button>
      {add.open && <WalletDialog command={add} />}
    </>
  );
}
