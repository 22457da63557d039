import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { copy } from './copy.ts';

/** Makes a deposit of a payment that is in a block. */
export function ClaimButton() {
  const payment = useRecordContext<UnclaimedRecord>();
  const { open } = useDialogs();
  const may = useMay('review');
  if (!payment || !may || payment.state === 'seen') return null;
  const { amount, coin } = payment;
  return (
    <Button
      size="small"
      aria-label={copy.claim.of(`${amount} ${coin}`)}
      onClick={() => open(<ClaimDialog payment={payment} />)}
    >
      {copy.claim.button}
    </Button>
  );
}
