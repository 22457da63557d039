import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { reference } from '#contract/reference.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('#src/shared/receipt/ProofDialog.tsx')).ProofDialog,
}));

export function ReceiptField() {
  const deposit = useRecordContext<DepositRecord>();
  const [open, setOpen] = useState(false);
  if (!deposit?.image) {
    return (
      <Typography component="span" variant="body2" color="text.secondary" noWrap>
        {copy.deposits.noReceipt}
      </Typography>
    );
  }
  const name = copy.deposits.receiptOf(reference(deposit.id));
  return (
    <>
      <Button
        size="small"
        aria-label={`${copy.deposits.view}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {copy.deposits.view}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ProofDialog title={name} path={deposit.image} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
