import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { coinNames, coins } from '#contract/coin.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { Reconciliation } from '#contract/reconciliations.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import { useReconciliations } from './useReconciliations.ts';

const { columns } = copy;

/** The days of both coins, and what our coin is worth beside what is owed. */
export function ReconciliationList() {
  const { data, error, refetch } = useReconciliations();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1120 }}>
      <PageTitle sx={{ fontSize: '1rem' }}>{copy.title}</PageTitle>
      {data && <Cover days={data} />}
      <Panel title={copy.caption} text={copy.text} beside={<MakeButtons />}>
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
  if (days.length === 0) return copy.empty;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={copy.caption} sx={table}>
        <thead>
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day._id}>
              <td>
                <Link component={RouterLink} to={showPath('reconciliation', day._id)}>
                  {day.day}
                </Link>
              </td>
              <td>{coinNames[day.coin]}</td>
              <td>{day.onChain}</td>
              <td>{day.unexplained}</td>
              <td>{day.items}</td>
              <td>{copy.states[day.state]}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The newest day of each coin, added up. */
function Cover({ days }: { days: readonly Reconciliation[] }) {
  const newest = coins.flatMap((coin) => days.find((day) => day.coin === coin) ?? []);
  const [first] = newest.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
  if (!first) return null;
  const worths = newest.map(({ worth }) => worth);
  const sum = worths.reduce<bigint | null>(
    (total, worth) => (total === null || worth === null ? null : total + parseDollars(worth)),
    0n,
  );
  return (
    <Panel title={copy.cover}>
      {sum === null
        ? copy.noRate
        : copy.coverText(groupDollars(sum), groupDollars(parseDollars(first.owed)))}
    </Panel>
  );
}

function MakeButtons() {
  const mayAudit = useMay('audit');
  const { run, isPending } = useCommand(commands.makeReconciliation, { invalidates: [] });
  if (!mayAudit) return null;
  return coins.map((coin) => (
    <Button
      key={coin}
      size="small"
      variant="outlined"
      disabled={isPending}
      onClick={() => run({ coin })}
      sx={{ ml: 1 }}
    >
      {copy.now(coin)}
    </Button>
  ));
}

export const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', py: 0.75, pr: 2, borderBottom: 1, borderColor: 'divider' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;
