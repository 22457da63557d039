import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { inCents } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { WithdrawalDetail } from '#contract/withdrawals.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { AskedNotice } from '#src/investor/conversation/AskedNotice.tsx';
import { ConversationPanel } from '#src/investor/conversation/ConversationPanel.tsx';
import { NotFound } from '#src/investor/layout/NotFound.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { WithdrawalFacts } from '#src/investor/transactionDetail/WithdrawalDetail.tsx';
import { asTransaction } from '#src/investor/withdraw/asTransaction.ts';
import { CancelButton } from '#src/investor/withdraw/CancelButton.tsx';
import { ApiError } from '#src/shared/api/apiError.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { useWithdrawal } from './useWithdrawal.ts';

/** A withdrawal from its request on, and the messages about it. */
export function WithdrawalDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWithdrawal(id);
  if (error instanceof ApiError && error.status === 404) return <NotFound {...copy.missing} />;
  return (
    <Stack spacing={2}>
      <PageHead tab={`${copy.title} ${data ? reference(data._id) : ''}`.trim()}>
        {copy.title}
      </PageHead>
      <Box>
        <Button component={Link} to="/user/withdraw" startIcon={<ArrowBack />} sx={{ ml: -2 }}>
          {copy.list}
        </Button>
      </Box>
      {data ? (
        <Detail withdrawal={data} />
      ) : error ? (
        <PartError error={error} retry={refetch} />
      ) : (
        <FlushLoading />
      )}
    </Stack>
  );
}

function Detail({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const row = asTransaction(inCents(withdrawal));
  return (
    <>
      <AskedNotice kind="withdrawal" item={withdrawal} />
      <TwoColumns side={<ConversationPanel kind="withdrawal" item={withdrawal} />}>
        <Panel title={`${copy.title} ${reference(withdrawal._id)}`}>
          <WithdrawalFacts row={row} withdrawal={withdrawal} />
          {withdrawal.status === 'requested' && (
            <Box sx={{ mt: 2.5 }}>
              <CancelButton id={row._id} amountCents={-row.amountCents} variant="outlined" />
            </Box>
          )}
        </Panel>
      </TwoColumns>
    </>
  );
}
