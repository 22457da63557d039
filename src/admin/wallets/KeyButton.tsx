import Button from '@mui/material/Button';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { keyCopy } from './keyCopy.ts';

/** Opens what a key has derived. */
export function KeyButton({ wallet: { id, address } }: { wallet: WalletRecord }) {
  const { open, close } = useDialogs();
  return (
    <Button
      size="small"
      aria-label={keyCopy.detailsOf(address)}
      onClick={() => open(<KeyDialog walletId={id} close={close} />)}
    >
      {keyCopy.details}
    </Button>
  );
}
