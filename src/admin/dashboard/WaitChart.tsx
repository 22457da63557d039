import { ChartCard } from '#src/admin/charts/ChartCard.tsx';
import { copy as chartCopy } from '#src/admin/charts/copy.ts';
import { Plot } from '#src/admin/charts/Plot.tsx';
import { dotsPath, linePath, scaleOf, yOf } from '#src/admin/charts/scale.ts';
import { date } from '#src/shared/format/dates.ts';
import { duration } from '#src/shared/format/duration.ts';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import type { DayInCents } from './useFigures.ts';

const { wait: text } = copy;
const colors = { p50: 'var(--c1)', p95: 'var(--c2)' } as const;
const hourS = 3600;

const hours = (seconds: number | null) => (seconds === null ? null : seconds / hourS);
const timeOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? text.noDecision : duration(seconds * 1000);

interface WaitChartProps {
  days: readonly DayInCents[];
  reviewHours: number;
}

/** For how long deposits had waited when they were decided, beside the promise. */
export function WaitChart({ days, reviewHours }: WaitChartProps) {
  // A day that is not over counts only where no other day has decisions.
  const last = days.slice(0, -1).findLast(isDecided) ?? days.findLast(isDecided);
  const longest = Math.max(reviewHours, ...days.map(({ waitP95S }) => hours(waitP95S) ?? 0));
  const scale = scaleOf(longest);
  const end = (name: string, seconds: number | null | undefined, color: string) => {
    const value = hours(seconds ?? null);
    return value === null ? [] : [{ value, color, text: name }];
  };
  return (
    <ChartCard
      title={text.title}
      area="wait"
      empty={last ? undefined : text.empty}
      table={{
        head: [chartCopy.day, text.p50, text.p95, text.promised],
        rows: days
          .toReversed()
          .map(({ day, waitP50S, waitP95S }) => [
            day,
            date(day),
            timeOf(waitP50S),
            timeOf(waitP95S),
            `${reviewHours} h`,
          ]),
      }}
    >
      <Plot
        label={text.label(days.length, {
          p50: timeOf(last?.waitP50S),
          p95: timeOf(last?.waitP95S),
          hours: reviewHours,
        })}
        days={days.map(({ day }) => day)}
        scale={scale}
        textOf={String}
        endLabels={[
          { value: reviewHours, text: text.promise(reviewHours), color: 'error.main' },
          ...end(text.p95, last?.waitP95S, 'secondary.main'),
          ...end(text.p50, last?.waitP50S, 'primary.main'),
        ]}
        cursor={{
          factsOf: (index) => factsOf(days[index], index === days.length - 1),
          pathOf: (index) => listLinks.decidedOn(days[index]?.day ?? ''),
        }}
      >
        <path data-promise="" d={`M0 ${yOf(reviewHours, scale)}H100`} />
        {(['p95', 'p50'] as const).map((name) => {
          const values = days.map((day) => hours(name === 'p50' ? day.waitP50S : day.waitP95S));
          const past = values.with(-1, null);
          const toToday = values.map((value, index) => (index < values.length - 2 ? null : value));
          return (
            <g key={name} stroke={colors[name]}>
              <path data-line="" d={linePath(past, scale)} />
              <path data-dot="" d={dotsPath(past, scale)} />
              {/* The last day is pale, because it is not over. */}
              <g opacity={0.5} strokeDasharray="3 4">
                <path data-line="" d={linePath(toToday, scale)} />
                <path data-dot="" d={dotsPath(toToday, scale)} />
              </g>
            </g>
          );
        })}
      </Plot>
    </ChartCard>
  );
}

const isDecided = ({ waitP95S }: DayInCents) => waitP95S !== null;

function factsOf(day: DayInCents | undefined, isToday: boolean) {
  if (!day) return { title: '', facts: [] };
  return {
    title: isToday ? text.soFar(date(day.day)) : date(day.day),
    facts: [
      { name: text.p50, value: timeOf(day.waitP50S), color: colors.p50 },
      { name: text.p95, value: timeOf(day.waitP95S), color: colors.p95 },
    ],
  };
}
