import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { coinNames, coins } from '#contract/coin.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { Reconciliation } from '#contract/reconciliations.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Nothing } from '#src/admin/panel/Nothing.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { date } from '#src/shared/format/dates.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { DayState } from './DayState.tsx';
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
        <Link key="day" component={RouterLink} to={showPath('reconciliation', day._id)} sx={tall}>
          {date(day.day)}
        </Link>,
        coinNames[day.coin],
        day.onChain,
        day.unexplained,
        day.items,
        <DayState key="state" state={day.state} />,
      ])}
    />
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
  const owed = parseDollars(first.owed);
  return (
    <Panel title={copy.cover}>
      {sum === null ? (
        copy.noRate
      ) : (
        <FactList
          facts={[
            [copy.ours, groupDollars(sum)],
            [copy.facts.owed, groupDollars(owed)],
            ...(owed > 0n ? [[copy.ratio, percentOf(sum, owed)] as const] : []),
          ]}
        />
      )}
    </Panel>
  );
}

/** Rounded down, so that it never shows more cover than there is. */
const percentOf = (part: bigint, whole: bigint) => `${Number((part * 1000n) / whole) / 10}%`;

function MakeButtons() {
  const mayAudit = useMay('audit');
  const { data: states } = useChainStates();
  const { run, isPending } = useCommand(commands.makeReconciliation, { invalidates: [] });
  if (!mayAudit) return null;
  const connected = coins.filter((coin) =>
    states?.some((each) => each.coin === coin && each.state !== 'off'),
  );
  return connected.map((coin) => (
    <Button
      key={coin}
      size="small"
      variant="outlined"
      disabled={isPending}
      onClick={() => run({ coin })}
    >
      {copy.now(coin)}
    </Button>
  ));
}

const tall = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;
