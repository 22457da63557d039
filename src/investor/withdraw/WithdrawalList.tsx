import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { PageButtons } from '#src/investor/paging/PageButtons.tsx';
import { useCursors } from '#src/investor/paging/useCursors.ts';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const pageSize = 10;

export function WithdrawalList() {
  const cursors = useCursors();
  const [openId, setOpenId] = useState<string>();
  const { data, error, refetch } = useWithdrawals({ pageSize, after: cursors.after });
  return (
    <Panel title={copy.list.title}>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton />}
      {data?.data.length === 0 && <Typography color="text.secondary">{copy.list.empty}</Typography>}
      {data && data.data.length > 0 && (
        <Box component="ul" aria-label={copy.list.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.data.map((row) => (
            <WithdrawalRow key={row._id} row={row} onOpen={() => setOpenId(row._id)} />
          ))}
        </Box>
      )}
      {data && <PageButtons page={data} cursors={cursors} pageSize={pageSize} />}
      {openId && <WithdrawalDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </Panel>
  );
}
