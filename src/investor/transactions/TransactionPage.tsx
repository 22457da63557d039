import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from '../copy.ts';
import { PageButtons } from '../paging/PageButtons.tsx';
import { useCursors } from '../paging/useCursors.ts';
import { copy as statementCopy } from '../statement/copy.ts';
import { asked, noFilter, type StatementFilter } from '../statement/filter.ts';
import { StatementPanel } from '../statement/StatementPanel.tsx';
import { StatementTools } from '../statement/StatementTools.tsx';
import { TransactionList } from './TransactionList.tsx';
import { useTransactions } from './useTransactions.ts';

const pageSize = 10;

/** `/user/transaction`: everything that moved, and statements of it (S-175 to S-187). */
export function TransactionPage() {
  const cursors = useCursors();
  const [filter, setFilter] = useState(noFilter);
  const statement = useTransactions({ pageSize, after: cursors.after, filter });
  const limit = (chosen: StatementFilter) => {
    cursors.first();
    setFilter(chosen);
  };
  const nothingFits = asked(filter) && statement.data?.data.length === 0;
  return (
    <Stack spacing={3}>
      <PageTitle>{copy.transactions.title}</PageTitle>
      <Card data-print="no">
        <StatementTools filter={filter} onFilter={limit} />
        {nothingFits ? (
          <Box sx={{ px: 2, py: 5, textAlign: 'center' }}>
            <Typography role="status">{statementCopy.nothing}</Typography>
          </Box>
        ) : (
          <TransactionList statement={statement} />
        )}
        {statement.data && !nothingFits && (
          <PageButtons page={statement.data} cursors={cursors} pageSize={pageSize} />
        )}
      </Card>
      <StatementPanel />
    </Stack>
  );
}
