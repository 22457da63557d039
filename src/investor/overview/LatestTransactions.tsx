import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { NotAvailable } from '#src/investor/connection/NotAvailable.tsx';
import { RowDetails } from '#src/investor/transactionDetail/RowDetails.tsx';
import { EmptyTransactions } from '#src/investor/transactions/EmptyTransactions.tsx';
import { banded, shownAt } from '#src/investor/transactions/groupsOf.ts';
import { TransactionCard } from '#src/investor/transactions/TransactionCard.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { groupTitle } from '#src/investor/transactions/tableStyles.ts';
import { useTransactions } from '#src/investor/transactions/useTransactions.ts';
import { copy } from './copy.ts';
import { LatestTable } from './LatestTable.tsx';
import { latestPage } from './latestPage.ts';

/** The newest transactions of the signed-in investor. */
export const useLatestTransactions = () => useTransactions(latestPage);

interface LatestTransactionsProps {
  latest: ReturnType<typeof useLatestTransactions>;
}

export function LatestTransactions({ latest }: LatestTransactionsProps) {
  return (
    <Card component="section" aria-labelledby="latest">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          px: { xs: 2, tablet: 3 },
          pt: { xs: 1, tablet: 2.5 },
          pb: 1,
        }}
      >
        <Typography id="latest" variant="h2" sx={{ mr: 'auto' }}>
          {copy.latest}
        </Typography>
        <MuiLink
          component={Link}
          to="/user/transaction"
          sx={{ lineHeight: { xs: '44px', wide: '28px' } }}
        >
          {copy.all}
        </MuiLink>
      </Box>
      <LatestRows latest={latest} />
    </Card>
  );
}

function LatestRows({ latest: { data, error } }: LatestTransactionsProps) {
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  if (!data) {
    if (error)
      return (
        <Box sx={unread}>
          <NotAvailable />
        </Box>
      );
    return (
      <Box sx={{ pt: { tablet: '36px' } }}>
        <TransactionSkeleton rows={latestPage.pageSize} />
      </Box>
    );
  }
  const rows = data.data;
  if (rows.length === 0) return <EmptyTransactions hasLink={false} />;
  return (
    <RowDetails rows={rows}>
      {(actions) =>
        isTable ? (
          <LatestTable rows={rows} actions={actions} />
        ) : (
          <Box component="ul" aria-labelledby="latest" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {banded(rows).map(({ row, title }) => [
              title && (
                <Box component="li" key={title} sx={groupTitle}>
                  {title}
                </Box>
              ),
              <TransactionCard
                key={row._id}
                row={row}
                at={shownAt(row)}
                onOpen={() => actions.openDetails(row)}
              />,
            ])}
          </Box>
        )
      }
    </RowDetails>
  );
}

const unread = { px: { xs: 2, lg: 3 }, pb: { xs: 2, lg: 3 } } as const;
