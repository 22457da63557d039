import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { Payout } from '#contract/payoutRecord.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { Nothing } from '#src/admin/panel/Nothing.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { MakePayout } from './MakePayout.tsx';
import { PayoutState } from './PayoutState.tsx';
import { usePayoutNeeds, usePayouts } from './usePayouts.ts';

const { columns } = copy;

/** The payouts, and the way to make one. */
export function PayoutList() {
  const { data, error, refetch } = usePayouts();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScreenHead title={copy.title} text={copy.text}>
        <MakeButton />
      </ScreenHead>
      <Missing />
      <Panel title={copy.caption}>
        {error ? (
          <LoadError error={error} retry={refetch} />
        ) : data ? (
          <Rows payouts={data} />
        ) : (
          <Skeleton height={120} />
        )}
      </Panel>
    </Box>
  );
}

function Missing() {
  const needs = usePayoutNeeds();
  if (!needs || (needs.hasNode && needs.hasKey)) return null;
  const { node, key, settings } = copy.missing;
  if (needs.hasKey) return <Alert severity="info">{node}</Alert>;
  return (
    <Alert
      severity="info"
      action={
        <Button component={RouterLink} to={settingsPart('wallets')} size="small">
          {settings}
        </Button>
      }
    >
      {key}
    </Alert>
  );
}

function MakeButton() {
  const { open } = useDialogs();
  const mayPay = useMay('pay');
  const needs = usePayoutNeeds();
  if (!mayPay || !needs?.hasNode || !needs.hasKey) return null;
  return (
    <Button variant="contained" onClick={() => open(<MakePayout estimate={needs.feeRate} />)}>
      {copy.make.button}
    </Button>
  );
}

function Rows({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return <Nothing title={copy.empty} text={copy.emptyText} />;
  return (
    <RecordTable
      name={copy.caption}
      columns={[
        { label: columns.made },
        { label: columns.state },
        { label: columns.withdrawals, isFigure: true },
        { label: columns.amount, isFigure: true },
        { label: columns.fee, isFigure: true },
        { label: columns.by },
      ]}
      rows={payouts.map((payout) => [
        payout._id,
        <Link key="made" component={RouterLink} to={showPath('payouts', payout._id)} sx={tall}>
          {moment(payout.madeAt)}
        </Link>,
        <PayoutState key="state" state={payout.state} />,
        payout.withdrawals,
        `${payout.amount} BTC · ${groupDollars(parseDollars(payout.usd))}`,
        payout.fee,
        payout.madeBy.fullName,
      ])}
    />
  );
}

const tall = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;
