import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { ReconciliationDetail } from '#contract/reconciliations.ts';
import { saveFile } from '#src/admin/export/exportFile.ts';
import { rateText } from '#src/admin/sending/judge.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { CloseDay } from './CloseDay.tsx';
import { copy } from './copy.ts';
import { table } from './ReconciliationList.tsx';
import { useReconciliation } from './useReconciliations.ts';

const { facts: names, differenceColumns } = copy;

/** One day: the sum, what differs, and the way to close it. */
export function ReconciliationShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReconciliation(id);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1120 }}>
      <PageTitle sx={{ fontSize: '1rem' }}>{copy.dayOf(data.coin, data.day)}</PageTitle>
      <Panel title={copy.title} beside={<CloseDay day={data} />}>
        <Sum day={data} />
      </Panel>
      <Panel title={copy.differences} beside={<ExportButton day={data} />}>
        <Differences day={data} />
      </Panel>
    </Box>
  );
}

function Sum({ day }: { day: ReconciliationDetail }) {
  const { worth, rate, closedBy, closedAt, note } = day;
  const amounts = [
    'opening',
    'received',
    'paid',
    'fees',
    'expected',
    'onChain',
    'unexplained',
  ] as const;
  return (
    <FactList
      facts={[
        ...amounts.map((name) => [names[name], `${day[name]} ${day.coin}`] as const),
        [
          names.block,
          <span key="block">
            {copy.block(day.height)} <ShortId id={day.blockHash} of={names.block} />
          </span>,
        ],
        [
          names.worth,
          worth === null || rate === null
            ? copy.noRate
            : copy.worth(groupDollars(parseDollars(worth)), rateText(rate)),
        ],
        [names.owed, groupDollars(parseDollars(day.owed))],
        ...(closedBy && closedAt
          ? [[names.closed, copy.by(closedBy.fullName, moment(closedAt))] as const]
          : []),
        ...(note ? [[names.note, note] as const] : []),
      ]}
    />
  );
}

function Differences({ day: { differences } }: { day: ReconciliationDetail }) {
  if (differences.length === 0) return copy.none;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={copy.differences} sx={table}>
        <thead>
          <tr>
            {Object.values(differenceColumns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ kind, ref, amount }) => (
            <tr key={`${kind} ${ref}`}>
              <td>{copy.kinds[kind]}</td>
              <td>
                <ShortId id={ref} of={copy.kinds[kind]} />
              </td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function ExportButton({ day }: { day: ReconciliationDetail }) {
  const save = () => {
    const rows = day.differences.map(({ kind, ref, amount }) => [kind, ref, amount]);
    const csv = [copy.csv, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
    saveFile(new Blob([csv], { type: 'text/csv' }), `reconciliation-${day.coin}-${day.day}.csv`);
  };
  return (
    <Button size="small" variant="outlined" onClick={save} disabled={day.differences.length === 0}>
      {copy.export}
    </Button>
  );
}
