import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TransactionInCents } from '#contract/transactionRecord.ts';

// Lazy: a list is readable without the details of its rows.
const TransactionDrawer = lazy(async () => ({
  default: (await import('./TransactionDrawer.tsx')).TransactionDrawer,
}));
const ReceiptDialog = lazy(async () => ({
  default: (await import('./ReceiptDialog.tsx')).ReceiptDialog,
}));

export interface RowActions {
  /** The row whose details are open. */
  openId: string | undefined;
  openDetails: (row: TransactionInCents) => void;
  openReceipt: (row: TransactionInCents) => void;
}

interface RowDetailsProps {
  rows: readonly TransactionInCents[];
  /** The row whose details are open at first. */
  openId?: string | undefined;
  /** The list, with the actions of its rows. */
  children: (actions: RowActions) => ReactNode;
}

/** A list of rows, and the drawer and the receipt that they open. */
export function RowDetails({ rows, openId, children }: RowDetailsProps) {
  const [selected, setSelected] = useState(rows.find(({ _id }) => _id === openId));
  const [isOpen, setIsOpen] = useState(selected !== undefined);
  const [receipt, setReceipt] = useState<TransactionInCents>();
  const index = rows.findIndex(({ _id }) => _id === selected?._id);
  // A row that moved to another page stays open as it was.
  const row = rows[index] ?? selected;
  const openDetails = (next: TransactionInCents) => {
    setSelected(next);
    setIsOpen(true);
  };
  return (
    <>
      {children({ openId: isOpen ? row?._id : undefined, openDetails, openReceipt: setReceipt })}
      <Suspense fallback={null}>
        {row && (
          <TransactionDrawer
            row={row}
            isOpen={isOpen}
            previous={rows[index - 1]}
            next={index < 0 ? undefined : rows[index + 1]}
            onSelect={setSelected}
            onReceipt={() => setReceipt(row)}
            onClose={() => setIsOpen(false)}
          />
        )}
        {receipt && <ReceiptDialog row={receipt} onClose={() => setReceipt(undefined)} />}
      </Suspense>
    </>
  );
}
