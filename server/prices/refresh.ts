import { isoDay } from '#contract/time.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Fetched, fetchReply } from './fetchReply.ts';
import { recordLevels } from './level.ts';
import { currentRates, isUsable, type RateRow } from './rates.ts';
import type { Asset } from './reply.ts';
import { waitForRecord } from './waitForRecord.ts';

const lease = { name: 'rates', everyMs: 30_000 };
const inProgress = new WeakMap<Ports, Promise<void>>();

/**
 * At most one request per 30 s among all processes. Never call it inside a transaction. A source
 * that fails is logged, not thrown: its last price grows stale.
 */
export function refreshRates(ports: Ports): Promise<void> {
  const shared = inProgress.get(ports);
  if (shared) return shared;
  const started = refresh(ports).finally(() => inProgress.delete(ports));
  inProgress.set(ports, started);
  return started;
}

async function refresh(ports: Ports): Promise<void> {
  const { db, prices } = ports;
  const sources = (['index', 'service'] as const).filter((source) => prices[source]);
  if (sources.length === 0) return;
  const at = ports.clock();
  const { ours, since } = await acquireLease(db, lease, at);
  if (!ours) {
    await waitForRecord(db, since, new Date(at.getTime() - ports.config.priceMaxAgeMs));
    return;
  }
  const fetched = await Promise.all(sources.map((source) => fetchReply(ports, source)));
  await recordReplies(ports, fetched, ports.clock());
  await recordCloses(ports, ports.clock());
}

async function recordReplies(ports: Ports, fetched: Fetched[], at: Date): Promise<void> {
  const replies = fetched.map(({ source, raw, refused }) => ({
    at,
    source,
    // PostgreSQL text cannot contain NUL.
    raw: raw.replaceAll('\0', '\uFFFD'),
    refused: refused.length > 0 ? refused.join(' ').replaceAll('\0', '\uFFFD') : null,
  }));
  const rates = fetched.flatMap((reply) => rateRows(reply, at));
  await ports.db.transaction().execute(async (trx) => {
    await trx.insertInto('rate_replies').values(replies).execute();
    if (rates.length === 0) return;
    await trx
      .insertInto('rates')
      .values(rates)
      .onConflict((conflict) =>
        conflict.columns(['asset', 'source']).doUpdateSet((row) => ({
          usd: row.ref('excluded.usd'),
          at: row.ref('excluded.at'),
        })),
      )
      .execute();
    await recordLevels(trx, ports.config, { rates, at });
  });
}

/** A reply's own time counts if earlier, so that a source that stopped updating grows stale. */
const rateRows = ({ source, usd, at: own }: Fetched, at: Date): RateRow[] =>
  Object.entries(usd).map(([name, each]) => {
    const asset = name as Asset;
    const dated = own[asset] ?? at;
    return { asset, source, usd: each, at: dated < at ? dated : at };
  });

async function recordCloses(ports: Ports, at: Date): Promise<void> {
  const rates = await currentRates(ports, at);
  const day = isoDay(at);
  const closes = Object.entries(rates).flatMap(([asset, rate]) =>
    isUsable(rate) && !rate.example
      ? [{ asset: asset as Asset, day, usd: rate.usd, source: rate.sources[0] ?? '' }]
      : [],
  );
  if (closes.length === 0) return;
  await ports.db
    .insertInto('rate_days')
    .values(closes)
    .onConflict((conflict) =>
      conflict.columns(['asset', 'day']).doUpdateSet((row) => ({
        usd: row.ref('excluded.usd'),
        source: row.ref('excluded.source'),
      })),
    )
    .execute();
}
