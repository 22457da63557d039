import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { BalanceHistory } from '#contract/balances.ts';
import { dollarsFrom } from '#contract/money.ts';
import { NotAvailable } from '#src/investor/connection/NotAvailable.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { day } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { DataTable } from './DataTable.tsx';
import { StepChart } from './StepChart.tsx';
import type { useBalanceHistory } from './useBalanceHistory.ts';

const { history: text } = copy;
/** A line needs two entries. */
const entriesMin = 2;

/** The balance after each entry. */
export function BalanceOverTime({ history }: { history: ReturnType<typeof useBalanceHistory> }) {
  const { data, error } = history;
  const first = data?.steps[0];
  return (
    <Panel
      title={text.title}
      aside={
        first && (
          <Typography variant="caption" color="text.secondary">
            {text.since(day(first.at))}
          </Typography>
        )
      }
    >
      {error && !data && <NotAvailable />}
      {!data && !error && <Skeleton variant="rounded" height={chartHeight} />}
      {data && <History steps={data.steps} />}
    </Panel>
  );
}

const chartHeight = 188;

function History({ steps }: Pick<BalanceHistory, 'steps'>) {
  if (steps.length < entriesMin) {
    return <Typography color="text.secondary">{text.none}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="caption" color="text.secondary" sx={{ mt: -1 }}>
        {text.text}
      </Typography>
      <StepChart steps={steps} />
      <DataTable
        summary={text.table}
        name={text.tableName}
        head={[text.date, text.balance]}
        rows={steps
          .toReversed()
          .map(({ at, balance }) => [
            `${at} ${balance}`,
            day(at),
            <Money key="balance" cents={dollarsFrom(balance)} />,
          ])}
      />
    </Box>
  );
}
