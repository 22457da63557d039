import { type Day, type Figures, figures } from '#contract/figures.ts';
import { formatDollars } from '#contract/money.ts';
import { isoDay } from '#contract/time.ts';
import { readLastSettled } from '#server/events/readAfter.ts';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { type CoinDays, readCoinDays } from './coinDays.ts';
import { computeDays, type DayRow, type Span } from './days.ts';
import { readDeciders } from './deciders.ts';
import { readDeclineReasons } from './declineReasons.ts';
import { lastStored, shiftDay } from './stored.ts';

// To count the running day reads each of its decisions, and every open overview asks again after an event.
const ttlMs = 5_000;

/** GET /figures: as of the last event, at most 5 s old. */
const readFigures: Route = serve(figures.read, async ({ db, query, at }) => {
  const to = isoDay(at);
  const name = `figures of ${query.days} days to ${to} after ${await readLastSettled(db)}`;
  const known = getCached<Figures>(db, name, at);
  const data = known ?? (await computeFigures(db, { days: query.days, to }));
  if (!known) setCached(db, { name, value: data, ttlMs }, at);
  return { data };
});

/** Stored days, and those since, which are computed. */
async function computeFigures(
  db: Db,
  { days, to }: { days: number; to: string },
): Promise<Figures> {
  const span = { from: shiftDay(to, 1 - days), to };
  const stored = await lastStored(db);
  const openFrom = stored === undefined ? span.from : shiftDay(stored, 1);
  const open = { from: openFrom > span.from ? openFrom : span.from, to };
  const rows = [...(await readStored(db, span)), ...(await computeDays(db, open))];
  const byCoin = await readCoinDays(db, { span, open });
  const empty = emptyDays(span.from, rows[0]?.day ?? open.from);
  return {
    days: [...empty, ...rows].map((row) => toDay(row, byCoin)),
    decidedToday: await readDeciders(db, to),
    declineReasons: await readDeclineReasons(db, { span, open }),
  };
}

export const figureRoutes: Route[] = [readFigures];

const readStored = (db: Db, { from, to }: Span): Promise<DayRow[]> =>
  db
    .selectFrom('daily_figures')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<', to)
    .orderBy('day')
    .execute();

/** Days before the first deposit or withdrawal of all are not stored. */
function emptyDays(from: string, before: string): DayRow[] {
  const days: DayRow[] = [];
  for (let day = from; day < before; day = shiftDay(day, 1)) {
    const counts = { deposits: 0, withdrawals: 0, confirmed: 0, declined: 0 };
    const cents = { in_cents: 0n, out_cents: 0n, owed_cents: 0n };
    days.push({ day, ...cents, ...counts, wait_p50_s: null, wait_p95_s: null });
  }
  return days;
}

const toDay = (row: DayRow, byCoin: CoinDays): Day => ({
  day: row.day,
  in: formatDollars(row.in_cents),
  inByCoin: {
    BTC: formatDollars(byCoin.get(`${row.day} BTC`) ?? 0n),
    ETH: formatDollars(byCoin.get(`${row.day} ETH`) ?? 0n),
  },
  out: formatDollars(row.out_cents),
  deposits: row.deposits,
  withdrawals: row.withdrawals,
  confirmed: row.confirmed,
  declined: row.declined,
  waitP50S: row.wait_p50_s,
  waitP95S: row.wait_p95_s,
  owed: formatDollars(row.owed_cents),
});
