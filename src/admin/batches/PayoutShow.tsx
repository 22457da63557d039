import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { listPath, showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { PayoutDetail } from '#contract/payoutRecord.ts';
import { reference } from '#contract/reference.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Timeline } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutState } from './PayoutState.tsx';
import { SignPanel } from './SignPanel.tsx';
import { usePayout } from './usePayouts.ts';

const { facts: names, recipientColumns, coinColumns } = copy;

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
        <Facts payout={data} />
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

function Facts({ payout }: { payout: PayoutDetail }) {
  const { amount, usd, fee, feeRate, change, changeAddress, txid, confirmations } = payout;
  return (
    <FactList
      facts={[
        [names.amount, `${amount} BTC`],
        [names.worth, groupDollars(parseDollars(usd))],
        [names.rate, rateText(payout.rate)],
        [names.fee, copy.feeAt(fee, feeRate)],
        [names.change, changeAddress ? `${change} BTC` : copy.noChange],
        ...(changeAddress
          ? [[names.changeAddress, <AddressText key="c" address={changeAddress} />] as const]
          : []),
        [names.txid, <ShortId key="txid" id={txid} of={names.txid} />],
        [names.by, `${payout.madeBy.fullName}, ${moment(payout.madeAt)}`],
        ...(payout.state === 'draft' || payout.state === 'signed'
          ? [[names.expires, moment(payout.expiresAt)] as const]
          : []),
        ...(confirmations === null ? [] : [[names.confirmations, confirmations] as const]),
        ...(payout.replaces
          ? [[names.replaces, <PayoutLink key="r" id={payout.replaces} />] as const]
          : []),
        ...(payout.replacedBy
          ? [[names.replacedBy, <PayoutLink key="b" id={payout.replacedBy} />] as const]
          : []),
        ...(payout.reason ? [[names.reason, payout.reason] as const] : []),
      ]}
    />
  );
}

const PayoutLink = ({ id }: { id: string }) => (
  <Link component={RouterLink} to={showPath('payouts', id)}>
    {copy.payoutOf(reference(id))}
  </Link>
);

const Recipients = ({ payout: { items } }: { payout: PayoutDetail }) => (
  <RecordTable
    name={copy.recipients}
    columns={[
      { label: recipientColumns.owner },
      { label: recipientColumns.usd, isFigure: true },
      { label: recipientColumns.amount, isFigure: true },
      { label: recipientColumns.address },
    ]}
    rows={items.map(({ _id, user, usd, amount, address }) => [
      _id,
      <Link key="owner" component={RouterLink} to={showPath('withdrawals', _id)}>
        {user.fullName}
      </Link>,
      groupDollars(parseDollars(usd)),
      amount,
      <AddressText key="address" address={address} />,
    ])}
  />
);

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
