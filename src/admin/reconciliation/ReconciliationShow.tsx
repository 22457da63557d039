import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import type { ReconciliationDetail } from '#contract/reconciliationRecord.ts';
import { saveFile } from '#src/admin/export/exportFile.ts';
import { Nothing } from '#src/admin/panel/Nothing.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { date } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { CloseDay } from './CloseDay.tsx';
import { copy } from './copy.ts';
import { DaySum } from './DaySum.tsx';
import { useReconciliation } from './useReconciliations.ts';

const { differenceColumns } = copy;

/** One day: the sum, what differs, and the way to close it. */
export function ReconciliationShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReconciliation(id);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Link component={RouterLink} to={listPath('reconciliation')} sx={{ justifySelf: 'start' }}>
        {copy.all}
      </Link>
      <ScreenHead title={copy.dayOf(data.coin, date(data.day))}>
        <CloseDay day={data} />
      </ScreenHead>
      <Panel title={copy.sum}>
        <DaySum day={data} />
      </Panel>
      <Panel title={copy.differences} beside={<ExportButton day={data} />}>
        <Differences day={data} />
      </Panel>
    </Box>
  );
}

function Differences({ day: { differences } }: { day: ReconciliationDetail }) {
  if (differences.length === 0) return <Nothing title={copy.none} text={copy.noneText} />;
  return (
    <RecordTable
      name={copy.differences}
      columns={[
        { label: differenceColumns.kind },
        { label: differenceColumns.ref },
        { label: differenceColumns.amount, isFigure: true },
      ]}
      rows={differences.map(({ kind, ref, amount }) => [
        `${kind} ${ref}`,
        copy.kinds[kind],
        <ShortId key="ref" id={ref} of={copy.kinds[kind]} />,
        amount,
      ])}
    />
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
