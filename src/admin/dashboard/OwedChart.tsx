import Box from '@mui/material/Box';
import { type Cents, dollarsNumber, groupDollars } from '#contract/money.ts';
import { ChartCard } from '#src/admin/charts/ChartCard.tsx';
import { copy as chartCopy } from '#src/admin/charts/copy.ts';
import { Plot } from '#src/admin/charts/Plot.tsx';
import { linePath, scaleOf, xOf } from '#src/admin/charts/scale.ts';
import { axisDollars, barDollars } from '#src/shared/format/axis.ts';
import { date, shortDate } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import type { DayInCents } from './useFigures.ts';

const { owed: text } = copy;

/** The sum of all balances at the end of each day. */
export function OwedChart({ days }: { days: readonly DayInCents[] }) {
  const values = days.map(({ owedCents }) => dollarsNumber(owedCents));
  const scale = scaleOf(Math.max(...values));
  const line = linePath(values, scale);
  const [first = 0n, last = 0n] = [days[0]?.owedCents, days.at(-1)?.owedCents];
  const [from, to] = [xOf(0, days.length), xOf(days.length - 1, days.length)];
  return (
    <ChartCard
      title={text.title}
      area="owed"
      legend={
        <Box component="b" sx={{ fontSize: '0.75rem', fontWeight: 600 }}>
          {days[0] && text.change(changeText(last - first), shortDate(days[0].day))}
        </Box>
      }
      empty={days.some(({ owedCents }) => owedCents > 0n) ? undefined : text.empty}
      table={{
        head: [chartCopy.day, text.owed],
        rows: days
          .toReversed()
          .map(({ day, owedCents }) => [day, date(day), <Money key="owed" cents={owedCents} />]),
      }}
    >
      <Plot
        label={text.label(days.length, groupDollars(first), groupDollars(last))}
        days={days.map(({ day }) => day)}
        scale={scale}
        textOf={axisDollars}
        cursor={{
          factsOf: (index) => factsOf(days[index]),
          pathOf: (index) => listLinks.decidedOn(days[index]?.day ?? ''),
        }}
      >
        <polygon points={areaOf(line, from, to)} fill="var(--band)" />
        <path data-line="" stroke="var(--c1)" d={line} />
      </Plot>
    </ChartCard>
  );
}

/** Rounded as on the axis, with its sign. */
function changeText(cents: Cents): string {
  const dollars = dollarsNumber(cents);
  const sign = dollars < 0 ? '\u2212' : '+';
  return `${dollars === 0 ? '' : sign}${barDollars(Math.abs(dollars))}`;
}

/** The area between the line and the lower edge. */
const areaOf = (line: string, from: number, to: number) =>
  `${from},100 ${line.replace(/[ML]/g, ' ').replace(/(\S+) (\S+)/g, '$1,$2')} ${to},100`;

function factsOf(day: DayInCents | undefined) {
  if (!day) return { title: '', facts: [] };
  const value = groupDollars(day.owedCents);
  return { title: date(day.day), facts: [{ name: text.owed, value, color: 'var(--c1)' }] };
}
