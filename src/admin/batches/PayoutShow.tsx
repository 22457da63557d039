import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import { reference } from '#contract/reference.ts';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Timeline } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';
import { PayoutState } from './PayoutState.tsx';
import { Recipients } from './Recipients.tsx';
import { SignPanel } from './SignPanel.tsx';
import { usePayout } from './usePayouts.ts';

const { coinColumns } = copy;

/** One payout: what to compare on the device, and the steps. */
export function PayoutShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePayout(id);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Link component={RouterLink} to={listPath('payouts')} sx={{ justifySelf: 'start' }}>
        {copy.all}
      </Link>
      <ScreenHead title={copy.payoutOf(reference(data._id))}>
        <PayoutState state={data.state} />
        <PayoutActions payout={data} />
      </ScreenHead>
      {data.problem && <Alert severity="error">{data.problem}</Alert>}
      <SignPanel payout={data} />
      <Panel title={copy.recipients}>
        <Recipients payout={data} />
      </Panel>
      <Panel title={copy.summary}>
        <PayoutFacts payout={data} />
      </Panel>
      <Panel title={copy.coins}>
        <Coins payout={data} />
      </Panel>
      <Panel title={copy.history}>
        <Timeline
          label={copy.history}
          steps={data.timeline.map(({ at, event, by }) => ({
            ...{ at, title: copy.events[event] },
            ...(by && { text: by }),
          }))}
        />
      </Panel>
    </Box>
  );
}

const Coins = ({ payout: { inputs } }: { payout: PayoutDetail }) => (
  <RecordTable
    name={copy.coins}
    columns={[
      { label: coinColumns.coin },
      { label: coinColumns.amount, isFigure: true },
      { label: coinColumns.address },
    ]}
    rows={inputs.map(({ txid, output, amount, address }) => [
      `${txid}:${output}`,
      <ShortId key="coin" id={txid} of={coinColumns.coin} />,
      amount,
      <AddressText key="address" address={address} />,
    ])}
  />
);
