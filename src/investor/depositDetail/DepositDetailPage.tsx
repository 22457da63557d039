import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import type { DepositDetail } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { AskedNotice } from '#src/investor/conversation/AskedNotice.tsx';
import { NotFound } from '#src/investor/layout/NotFound.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { copy as proofCopy } from '#src/investor/proof/copy.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { Timeline } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositHelp } from './DepositHelp.tsx';
import { DepositProof } from './DepositProof.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { depositSteps } from './depositSteps.ts';
import { useDeposit } from './useDeposit.ts';

/** A deposit from its submit on: where it is, what it is about, and its proof. */
export function DepositDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeposit(id);
  if (error instanceof ApiError && error.status === 404) return <NotFound {...copy.missing} />;
  return (
    <Stack spacing={2}>
      <PageHead tab={`${copy.title} ${data ? reference(data._id) : ''}`.trim()}>
        {copy.title}
      </PageHead>
      <Box>
        <Button component={Link} to="/user/transaction" startIcon={<ArrowBack />} sx={{ ml: -2 }}>
          {copy.list}
        </Button>
      </Box>
      {data ? (
        <>
          <AskedNotice kind="deposit" item={data} />
          <Detail deposit={data} />
          <RiskWarning />
        </>
      ) : error ? (
        <PartError error={error} retry={refetch} />
      ) : (
        <FlushLoading />
      )}
    </Stack>
  );
}

function Detail({ deposit }: { deposit: DepositDetail }) {
  return (
    <TwoColumns side={<DepositHelp deposit={deposit} />}>
      <Panel>
        <Stack spacing={2.5}>
          <DepositSummary deposit={deposit} />
          <Timeline label={proofCopy.timeline.title} steps={depositSteps(deposit)} />
          <Box sx={line} />
          <DepositFacts deposit={deposit} />
          <DepositProof deposit={deposit} />
          <Box sx={line} />
          <Box>
            <Button variant="outlined" color="inherit" component={Link} to="/user/deposit">
              {copy.another}
            </Button>
          </Box>
        </Stack>
      </Panel>
    </TwoColumns>
  );
}

const line = { borderTop: 1, borderColor: 'divider' } as const;
