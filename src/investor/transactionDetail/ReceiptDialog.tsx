import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactionRecord.ts';
import { copy } from '#src/investor/transactions/copy.ts';
import { ProofDialog } from '#src/shared/receipt/ProofDialog.tsx';

interface ReceiptDialogProps {
  row: TransactionInCents;
  onClose: () => void;
}

export function ReceiptDialog({ row, onClose }: ReceiptDialogProps) {
  if (!row.image) return null;
  const title = `${copy.columns.receipt} ${reference(row._id)}`;
  return <ProofDialog title={title} path={row.image} onClose={onClose} />;
}
