import { coins } from '#contract/coin.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { Reconciliation } from '#contract/reconciliationRecord.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { copy } from './copy.ts';

/** The newest day of each coin, added up. */
export function Cover({ days }: { days: readonly Reconciliation[] }) {
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
