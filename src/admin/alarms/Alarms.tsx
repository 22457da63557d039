import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Alarm } from '#contract/alarms.ts';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { CloseAlarm } from './CloseAlarm.tsx';
import { copy } from './copy.ts';
import { useAlarms } from './useAlarms.ts';

const { facts: names } = copy;

/** The open alarms, each with what is known and the way to close it. */
export function Alarms() {
  const { data = [], error, refetch } = useAlarms();
  if (error) return <LoadError error={error} retry={refetch} />;
  if (data.length === 0) return null;
  return (
    <Panel id="alarms" title={copy.title} text={copy.text}>
      {data.map((alarm) => (
        <OpenAlarm key={alarm._id} alarm={alarm} />
      ))}
    </Panel>
  );
}

function OpenAlarm({ alarm }: { alarm: Alarm }) {
  const { kind, coin, amount, address, outputs, txid, withdrawalId, needed, have } = alarm;
  return (
    <Alert severity="error" action={<CloseAlarm alarm={alarm} />} sx={{ mt: 1 }}>
      <b>{withdrawalId ? copy.lostPayout(coin) : copy.kinds[kind](coin)}</b>
      <FactList
        facts={[
          [names.amount, `${amount} ${coin}`],
          [withdrawalId ? names.sentTo : names.address, address],
          ...(outputs.length > 0 ? [[names.to, <Outputs key="to" alarm={alarm} />] as const] : []),
          [names.txid, <ShortId key="txid" id={txid} of={copy.title} />],
          ...recordOf(alarm),
          [names.raised, moment(alarm.raisedAt)],
          [names.approvals, copy.count(have, needed)],
        ]}
      />
    </Alert>
  );
}

/** The record whose payment left the chain. */
function recordOf({ depositId, withdrawalId }: Alarm): (readonly [string, ReactNode])[] {
  const id = depositId ?? withdrawalId;
  if (!id) return [];
  const [name, list] = depositId
    ? ([names.deposit, 'deposits'] as const)
    : ([names.withdrawal, 'withdrawals'] as const);
  return [
    [
      name,
      <Link key="record" component={RouterLink} to={showPath(list, id)}>
        {reference(id)}
      </Link>,
    ],
  ];
}

const Outputs = ({ alarm: { outputs, coin } }: { alarm: Alarm }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {outputs.map(({ address, amount }) => (
      <li key={`${address} ${amount}`}>{`${address ?? copy.noAddress}, ${amount} ${coin}`}</li>
    ))}
  </Box>
);
