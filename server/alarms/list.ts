import { type SelectQueryBuilder, sql } from 'kysely';
import { type Alarm, alarms } from '#contract/alarms.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { only } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';

const alarmOrder: Order<'raisedAt'> = {
  sorts: { raisedAt: { column: 'alarms.raised_at', type: 'timestamptz' } },
  defaultSort: ['raisedAt', 'DESC'],
  id: { column: 'alarms.id', type: 'uuid' },
};

type AlarmRows = SelectQueryBuilder<Tables, 'alarms', object>;

/** GET /alarms, newest first. */
export const listAlarms: Route = serve(alarms.list, async ({ db, query, headers, user, at }) => {
  const rows: AlarmRows = only(db.selectFrom('alarms'), 'alarms.status', query.filter?.status);
  const listing = { list: 'alarms', order: alarmOrder, query, db, at, headers };
  const page = await readPage(listing, rows, withApprovals(user.userId));
  return { data: page.map(toAlarm) };
});

const withApprovals = (userId: string) => (rows: AlarmRows) =>
  rows
    .select(['id', 'kind', 'coin', 'txid', 'facts', 'paused', 'raised_at', 'status', 'closed_at'])
    .select([
      sql<string>`subject_text('alarm', alarms.id, 0)`.as('content'),
      sql<number>`(SELECT coalesce(needed, 1) FROM approval_state('alarm', alarms.id, 0, raised_at))`.as(
        'needed',
      ),
      sql<number>`(SELECT have FROM approval_state('alarm', alarms.id, 0, raised_at))`.as('have'),
      sql<boolean>`EXISTS (SELECT FROM approvals WHERE subject_kind = 'alarm'
        AND subject_id = alarms.id AND by_user = ${userId}::uuid)`.as('mine'),
    ]);

type Row = Awaited<ReturnType<ReturnType<ReturnType<typeof withApprovals>>['execute']>>[number];

function toAlarm({ id, coin, facts, ...row }: Row): Alarm {
  const amountOf = (units: string) => formatUnits(BigInt(units), { decimals: unitDecimals[coin] });
  return {
    _id: id,
    kind: row.kind,
    coin,
    txid: row.txid,
    amount: amountOf(facts.units),
    address: facts.address,
    outputs: (facts.outputs ?? []).map(({ address, units }) => ({
      address,
      amount: amountOf(units),
    })),
    depositId: facts.deposit ?? null,
    withdrawalId: facts.withdrawal ?? null,
    paused: row.paused,
    raisedAt: row.raised_at.toISOString(),
    status: row.status,
    closedAt: row.closed_at?.toISOString() ?? null,
    needed: row.needed,
    have: row.have,
    mine: row.mine,
    content: row.content,
  };
}
