import { coins } from '#contract/coin.ts';
import { type Cents, dollarsNumber, groupDollars } from '#contract/money.ts';
import { ChartCard } from '#src/admin/charts/ChartCard.tsx';
import { copy as chartCopy } from '#src/admin/charts/copy.ts';
import { Legend } from '#src/admin/charts/Legend.tsx';
import { Plot } from '#src/admin/charts/Plot.tsx';
import { type Scale, scaleOf, xOf, yOf } from '#src/admin/charts/scale.ts';
import { axisDollars } from '#src/shared/format/axis.ts';
import { date } from '#src/shared/format/dates.ts';
import { coinColors } from '#src/shared/ui/CoinLogo.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { listLinks } from './listLinks.ts';
import type { DayInCents } from './useFigures.ts';

const { flow: text } = copy;
const colors = { ...coinColors, out: 'var(--c2)' } as const;

/** Bars of each day: up for what was credited by coin, down for what was paid out. */
export function FlowChart({ days }: { days: readonly DayInCents[] }) {
  const scale = scaleOf(
    Math.max(...days.map(({ inCents }) => dollarsNumber(inCents))),
    -Math.max(...days.map(({ outCents }) => dollarsNumber(outCents))),
  );
  const [moneyIn, out] = [
    sum(days.map(({ inCents }) => inCents)),
    sum(days.map(({ outCents }) => outCents)),
  ];
  return (
    <ChartCard
      title={text.title}
      area="flow"
      legend={
        <Legend
          entries={[
            ...coins.map((coin) => ({
              name: coin,
              color: colors[coin],
              value: axisDollars(
                dollarsNumber(sum(days.map(({ inCentsByCoin }) => inCentsByCoin[coin]))),
              ),
            })),
            { name: text.out, color: colors.out, value: axisDollars(dollarsNumber(out)) },
          ]}
        />
      }
      empty={moneyIn + out === 0n ? text.empty : undefined}
      table={{
        head: [chartCopy.day, text.in, ...coins, text.out, text.deposits, text.withdrawals],
        rows: days
          .toReversed()
          .map((each) => [
            each.day,
            date(each.day),
            <Money key="in" cents={each.inCents} />,
            ...coins.map((coin) => <Money key={coin} cents={each.inCentsByCoin[coin]} />),
            <Money key="out" cents={each.outCents} />,
            each.deposits,
            each.withdrawals,
          ]),
      }}
    >
      <Plot
        label={text.label(days.length, groupDollars(moneyIn), groupDollars(out))}
        days={days.map(({ day }) => day)}
        scale={scale}
        textOf={(dollars) => `${dollars < 0 ? '−' : ''}${axisDollars(Math.abs(dollars))}`}
        cursor={{
          factsOf: (index) => factsOf(days[index]),
          pathOf: (index) => listLinks.decidedOn(days[index]?.day ?? ''),
        }}
      >
        {days.map((each, index) => (
          <Bars key={each.day} at={{ index, count: days.length }} day={each} scale={scale} />
        ))}
      </Plot>
    </ChartCard>
  );
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0n);

function factsOf(day: DayInCents | undefined) {
  if (!day) return { title: '', facts: [] };
  return {
    title: date(day.day),
    facts: [
      { name: text.in, value: groupDollars(day.inCents) },
      ...coins.map((coin) => ({
        name: coin,
        value: groupDollars(day.inCentsByCoin[coin]),
        color: colors[coin],
      })),
      { name: text.out, value: groupDollars(day.outCents), color: colors.out },
      { name: text.deposits, value: String(day.deposits) },
      { name: text.withdrawals, value: String(day.withdrawals) },
    ],
  };
}

interface BarsProps {
  at: { index: number; count: number };
  day: DayInCents;
  scale: Scale;
}

/** The last day is pale, because it is not over. */
function Bars({ at: { index, count }, day, scale }: BarsProps) {
  const width = 66 / count;
  const x = xOf(index, count) - width / 2;
  const heightOf = (dollars: number) => {
    const [zero, end] = [yOf(0, scale), yOf(dollars, scale)];
    return { y: Math.min(zero, end), height: Math.abs(end - zero) };
  };
  const bitcoin = heightOf(dollarsNumber(day.inCentsByCoin.BTC));
  const ether = heightOf(dollarsNumber(day.inCentsByCoin.ETH));
  const out = heightOf(-dollarsNumber(day.outCents));
  const shared = { x, width, opacity: index === count - 1 ? 0.5 : 1 };
  return (
    <>
      <rect {...shared} {...bitcoin} fill={colors.BTC} />
      <rect {...shared} {...ether} y={ether.y - bitcoin.height} fill={colors.ETH} />
      {bitcoin.height > 0 && ether.height > 0 && (
        <path d={`M${x} ${bitcoin.y}h${width}`} stroke="var(--mui-palette-background-paper)" />
      )}
      <rect {...shared} {...out} fill={colors.out} />
    </>
  );
}
