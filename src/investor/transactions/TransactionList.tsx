import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { TransactionInCents } from '#contract/transactions.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { EmptyTransactions } from './EmptyTransactions.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionDialog } from './TransactionDialog.tsx';
import { TransactionSkeleton } from './TransactionSkeleton.tsx';
import { type RowActions, TransactionTable } from './TransactionTable.tsx';
import type { useTransactions } from './useTransactions.ts';

interface TransactionListProps {
  transactions: ReturnType<typeof useTransactions>;
}

/** Transactions as a table or cards, also while loading, failed or empty. */
export function TransactionList({ transactions }: TransactionListProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [selected, setSelected] = useState<TransactionInCents>();
  const [receipt, setReceipt] = useState<TransactionInCents>();
  const { data, error, refetch } = transactions;
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : <TransactionSkeleton />;
  if (data.data.length === 0) return <EmptyTransactions />;
  const rows = data.data;
  const actions: RowActions = { openDetails: setSelected, openReceipt: setReceipt };
  const Rows = narrow ? TransactionCards : TransactionTable;
  return (
    <>
      {error && <LoadError error={error} retry={refetch} />}
      <Rows rows={rows} {...actions} />
      {selected && <TransactionDialog row={selected} onClose={() => setSelected(undefined)} />}
      {receipt && <ReceiptDialog row={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
