import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { PageButtons } from '../paging/PageButtons.tsx';
import { useCursors } from '../paging/useCursors.ts';
import { copy as statementCopy } from '../statement/copy.ts';
import { StatementPanel } from '../statement/StatementPanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import { noFilter, queryFilter, type TransactionFilter } from './filter.ts';
import { TransactionList } from './TransactionList.tsx';
import { useTransactions } from './useTransactions.ts';

const pageSize = 10;

export function TransactionPage() {
  const cursors = useCursors();
  const [filter, setFilter] = useState(noFilter);
  const transactions = useTransactions({ pageSize, after: cursors.after, filter });
  const changeFilter = (next: TransactionFilter) => {
    cursors.first();
    setFilter(next);
  };
  const hasNoMatch = queryFilter(filter) && transactions.data?.data.length === 0;
  return (
    <Stack spacing={3}>
      <PageHead>{copy.transactions.title}</PageHead>
      <Card data-print="no">
        <FilterBar filter={filter} onChange={changeFilter} />
        {hasNoMatch ? (
          <Box sx={{ px: 2, py: 5, textAlign: 'center' }}>
            <Typography role="status">{statementCopy.nothing}</Typography>
          </Box>
        ) : (
          <TransactionList transactions={transactions} />
        )}
        {transactions.data && !hasNoMatch && (
          <PageButtons page={transactions.data} cursors={cursors} pageSize={pageSize} />
        )}
      </Card>
      <StatementPanel />
    </Stack>
  );
}
