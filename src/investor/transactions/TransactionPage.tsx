import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from '../copy.ts';
import { PageButtons } from '../paging/PageButtons.tsx';
import { useCursors } from '../paging/useCursors.ts';
import { TransactionList } from './TransactionList.tsx';
import { useTransactions } from './useTransactions.ts';

const pageSize = 10;

/** `/user/transaction`: one statement of everything that moved (S-175 to S-187). */
export function TransactionPage() {
  const cursors = useCursors();
  const statement = useTransactions({ pageSize, after: cursors.after });
  return (
    <Stack spacing={3}>
      <PageTitle>{copy.transactions.title}</PageTitle>
      <Card>
        <TransactionList statement={statement} />
        {statement.data && (
          <PageButtons page={statement.data} cursors={cursors} pageSize={pageSize} />
        )}
      </Card>
    </Stack>
  );
}
