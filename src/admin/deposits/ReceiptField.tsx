import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { reference } from '#contract/reference.ts';
import type { DepositRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

const ReceiptDialog = lazy(async () => ({
  default: (await import('./ReceiptDialog.tsx')).ReceiptDialog,
}));

const words = copy.deposits;

/** Opens the deposit's proof over the list, or says that there is none (S-298). */
export function ReceiptField() {
  const deposit = useRecordContext<DepositRecord>();
  const [open, setOpen] = useState(false);
  if (!deposit?.image) {
    return (
      <Typography component="span" variant="body2" color="text.secondary" noWrap>
        {words.noReceipt}
      </Typography>
    );
  }
  const name = words.receiptOf(reference(deposit.id));
  return (
    <>
      <Button size="small" aria-label={`${words.view}: ${name}`} onClick={() => setOpen(true)}>
        {words.view}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReceiptDialog id={deposit.id} path={deposit.image} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
