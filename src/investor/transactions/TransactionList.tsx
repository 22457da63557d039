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
import { TransactionTable } from './TransactionTable.tsx';
import type { useTransactions } from './useTransactions.ts';

/** What a row can open. */
export interface RowActions {
  openDetails: (row: TransactionInCents) => void;
  openReceipt: (row: TransactionInCents) => void;
}

interface TransactionListProps {
  statement: ReturnType<typeof useTransactions>;
}

/** A statement in whatever state it is: loading, failed, empty, or rows as table or cards. */
export function TransactionList({ statement }: TransactionListProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [detailed, setDetailed] = useState<TransactionInCents>();
  const [receipt, setReceipt] = useState<TransactionInCents>();
  const { data, error, refetch } = statement;
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : <TransactionSkeleton />;
  if (data.data.length === 0) return <EmptyTransactions />;
  const rows = data.data;
  const actions: RowActions = { openDetails: setDetailed, openReceipt: setReceipt };
  const Rows = narrow ? TransactionCards : TransactionTable;
  return (
    <>
      {error && <LoadError error={error} retry={refetch} />}
      <Rows rows={rows} {...actions} />
      {detailed && <TransactionDialog row={detailed} onClose={() => setDetailed(undefined)} />}
      {receipt && <ReceiptDialog row={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
