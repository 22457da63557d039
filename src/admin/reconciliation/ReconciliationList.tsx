import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { coinNames } from '#contract/coin.ts';
import type { Reconciliation } from '#contract/reconciliationRecord.ts';
import { Nothing } from '#src/admin/panel/Nothing.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { RowLink } from '#src/admin/panel/RowLink.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { date } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Cover } from './Cover.tsx';
import { copy } from './copy.ts';
import { DayState } from './DayState.tsx';
import { MakeButtons } from './MakeButtons.tsx';
import { useReconciliations } from './useReconciliations.ts';

const { columns } = copy;

/** The days of both coins, and what our coin is worth beside what is owed. */
export function ReconciliationList() {
  const { data, error, refetch } = useReconciliations();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScreenHead title={copy.title} text={copy.text}>
        <MakeButtons />
      </ScreenHead>
      {data && <Cover days={data} />}
      <Panel title={copy.caption}>
        {error ? (
          <LoadError error={error} retry={refetch} />
        ) : data ? (
          <Days days={data} />
        ) : (
          <Skeleton height={120} />
        )}
      </Panel>
    </Box>
  );
}

function Days({ days }: { days: readonly Reconciliation[] }) {
  if (days.length === 0) {
    return (
      <Nothing title={copy.empty} text={copy.emptyText}>
        <Button component={RouterLink} to={settingsPart('wallets')} variant="outlined">
          {copy.nodes}
        </Button>
      </Nothing>
    );
  }
  return (
    <RecordTable
      name={copy.caption}
      columns={[
        { label: columns.day },
        { label: columns.coin },
        { label: columns.onChain, isFigure: true },
        { label: columns.unexplained, isFigure: true },
        { label: columns.items, isFigure: true },
        { label: columns.state },
      ]}
      rows={days.map((day) => [
        day._id,
        <RowLink key="day" to={showPath('reconciliation', day._id)}>
          {date(day.day)}
        </RowLink>,
        coinNames[day.coin],
        day.onChain,
        day.unexplained,
        day.items,
        <DayState key="state" state={day.state} />,
      ])}
    />
  );
}
