import Button from '@mui/material/Button';
import type { WalletRecord } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { KeyDialog } from './KeyDialog.tsx';

/** Opens what a key has derived. */
export function KeyButton({ wallet: { id, address } }: { wallet: WalletRecord }) {
  const { open, close } = useDialogs();
  return (
    <Button
      size="small"
      aria-label={copy.key.detailsOf(address)}
      onClick={() => open(<KeyDialog walletId={id} close={close} />)}
    >
      {copy.key.details}
    </Button>
  );
}
