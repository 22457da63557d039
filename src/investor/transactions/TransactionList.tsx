import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PartError } from '#src/investor/connection/PartError.tsx';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { RowDetails } from '#src/investor/transactionDetail/RowDetails.tsx';
import { EmptyTransactions } from './EmptyTransactions.tsx';
import { groupsOf } from './groupsOf.ts';
import type { SortName } from './sort.ts';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionSkeleton } from './TransactionSkeleton.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import type { useTransactions } from './useTransactions.ts';

interface TransactionListProps {
  transactions: ReturnType<typeof useTransactions>;
  quotes: readonly CurrentQuote[];
  sort: SortName;
  onSort: (sort: SortName) => void;
  /** The row whose details are open at first. */
  openId?: string | undefined;
}

/** Transactions as a table or cards, also while loading, failed or empty. */
export function TransactionList(props: TransactionListProps) {
  const { transactions, quotes, sort, onSort, openId } = props;
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const { data, error, refetch } = transactions;
  const failure = error && (
    <Box sx={{ p: { xs: 2, tablet: 3 }, '&:empty': { display: 'none' } }}>
      <PartError error={error} retry={refetch} hasData={data !== undefined} />
    </Box>
  );
  if (!data) return error ? failure : <TransactionSkeleton />;
  const rows = data.data;
  if (rows.length + quotes.length === 0) return <EmptyTransactions />;
  const groups = groupsOf(rows, quotes, sort);
  return (
    <>
      {failure}
      <RowDetails rows={rows} openId={openId}>
        {(actions) =>
          isTable ? (
            <TransactionTable groups={groups} actions={actions} sort={sort} onSort={onSort} />
          ) : (
            <TransactionCards groups={groups} actions={actions} />
          )
        }
      </RowDetails>
    </>
  );
}
