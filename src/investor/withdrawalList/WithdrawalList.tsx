import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { PageButtons } from '#src/investor/paging/PageButtons.tsx';
import { useCursors } from '#src/investor/paging/useCursors.ts';
import { RowDetails } from '#src/investor/transactionDetail/RowDetails.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { asTransaction } from './asTransaction.ts';
import { copy } from './copy.ts';
import { pageSize, useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import { WithdrawalHead } from './WithdrawalHead.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';

/** The user's withdrawals; a row opens the same details as in the list of transactions. */
export function WithdrawalList() {
  const cursors = useCursors();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('tablet'));
  const Row = isWide ? WithdrawalRow : WithdrawalCard;
  const { data, error, refetch } = useWithdrawals(cursors.after);
  const rows = data?.data ?? [];
  return (
    <Panel title={copy.list.title}>
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {!data && !error && <TransactionSkeleton />}
      {data && rows.length === 0 && (
        <Typography color="text.secondary">{copy.list.empty}</Typography>
      )}
      {rows.length > 0 && (
        <RowDetails rows={rows.map(asTransaction)}>
          {({ openDetails }) => (
            <>
              {isWide && <WithdrawalHead />}
              <Box component="ul" aria-label={copy.list.title} sx={list}>
                {rows.map((row) => (
                  <Row key={row._id} row={row} onOpen={() => openDetails(asTransaction(row))} />
                ))}
              </Box>
            </>
          )}
        </RowDetails>
      )}
      {data && <PageButtons page={data} cursors={cursors} pageSize={pageSize} />}
    </Panel>
  );
}

// On a phone the rows go from edge to edge of the panel, as in the list of transactions.
const list = { listStyle: 'none', p: 0, m: 0, mx: { xs: -2, tablet: 0 } } as const;
