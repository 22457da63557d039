import Button from '@mui/material/Button';
import { useMay } from '#src/admin/duties/useMay.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { DeleteWalletDialog, type DeleteWalletProps } from './DeleteWalletDialog.tsx';

/** Retires an address; for the active one staff choose what follows. */
export function DeleteWalletButton(props: DeleteWalletProps) {
  const { button, of } = copy.delete;
  const { open } = useDialogs();
  const may = useMay('keys');
  if (!may) return null;
  return (
    <Button
      size="small"
      color="error"
      aria-label={of(props.wallet.address)}
      onClick={() => open(<DeleteWalletDialog {...props} />)}
    >
      {button}
    </Button>
  );
}
