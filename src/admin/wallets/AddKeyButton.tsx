import Button from '@mui/material/Button';
import { useMay } from '#src/admin/duties/useMay.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { AccountKeyDialog } from './AccountKeyDialog.tsx';
import { keyCopy } from './keyCopy.ts';

export function AddKeyButton() {
  const { open } = useDialogs();
  const may = useMay('keys');
  if (!may) return null;
  return (
    <Button size="small" onClick={() => open(<AccountKeyDialog />)} sx={{ flexShrink: 0 }}>
      {keyCopy.add}
    </Button>
  );
}
