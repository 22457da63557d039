import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Alarm, closeRules } from '#contract/alarms.ts';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { useApprovalsAgain } from '#src/admin/approvals/useApprovals.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { overviewKey } from '#src/admin/overview/useOverview.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { alarmsKey, useAlarms } from './useAlarms.ts';

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
    <Alert severity="error" action={<Close alarm={alarm} />} sx={{ mt: 1 }}>
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

function Close({ alarm }: { alarm: Alarm }) {
  const { open } = useDialogs();
  const mayClose = useMay('keys');
  if (alarm.mine || !mayClose) return alarm.mine ? copy.given : copy.noDuty;
  return (
    <Button
      color="inherit"
      size="small"
      variant="outlined"
      onClick={() => open(<CloseDialog alarm={alarm} />)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {copy.close.button}
    </Button>
  );
}

function CloseDialog({ alarm: { _id: id, content } }: { alarm: Alarm }) {
  const cache = useQueryClient();
  const again = useApprovalsAgain();
  const onDone = () => {
    again();
    void cache.invalidateQueries({ queryKey: alarmsKey });
    void cache.invalidateQueries({ queryKey: overviewKey });
  };
  const command = useDialogCommand(commands.closeAlarm, { invalidates: [], onDone });
  const form = useCommandForm(closeRules.pick(['note']), { note: '' }, command);
  return (
    <FormDialog
      {...copy.close}
      command={command}
      form={form}
      onSubmit={({ note }) => command.run({ id, content, note })}
    >
      <TextField
        {...fieldProps(form, 'note', problemId)}
        label={copy.close.note}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
