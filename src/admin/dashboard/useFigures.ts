import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Coin } from '#contract/coin.ts';
import { type Day, type Figures, figureDays, figures } from '#contract/figures.ts';
import { type Cents, parseDollars } from '#contract/money.ts';
import { send } from '#src/shared/api/send.ts';

type Period = (typeof figureDays)[number];

export interface DayInCents extends Omit<Day, 'in' | 'inByCoin' | 'out' | 'owed'> {
  inCents: Cents;
  inCentsByCoin: Record<Coin, Cents>;
  outCents: Cents;
  owedCents: Cents;
}

/** The figures with their sums in cents. */
export type FiguresInCents = Omit<Figures, 'days'> & { days: DayInCents[] };

const periodDefault: Period = 30;
const intervalMs = 60_000;

/** The period of the address. */
export function usePeriod(): Period {
  const [query] = useSearchParams();
  return figureDays.find((days) => String(days) === query.get('days')) ?? periodDefault;
}

/** One read for the whole screen, again each minute; only the first counts as activity. */
export function useFigures() {
  const days = usePeriod();
  const cache = useQueryClient();
  const queryKey = ['figures', days];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const background = cache.getQueryData(queryKey) !== undefined;
      const { data } = await send(figures.read, { query: { days }, signal, background });
      return inCents(data);
    },
    refetchInterval: intervalMs,
    placeholderData: keepPreviousData,
  });
}

const inCents = ({ days, ...rest }: Figures): FiguresInCents => ({
  ...rest,
  days: days.map(({ in: moneyIn, inByCoin, out, owed, ...day }) => ({
    ...day,
    inCents: parseDollars(moneyIn),
    inCentsByCoin: { BTC: parseDollars(inByCoin.BTC), ETH: parseDollars(inByCoin.ETH) },
    outCents: parseDollars(out),
    owedCents: parseDollars(owed),
  })),
});
