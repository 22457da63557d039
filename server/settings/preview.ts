import { type RawBuilder, sql } from 'kysely';
import { dollarsFrom } from '#contract/money.ts';
import { settings } from '#contract/settings.ts';
import type { SettingsPreview } from '#contract/settingsPreview.ts';
import { listRowsMax } from '#contract/sizes.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readSettings } from './settings.ts';

const hourMs = 60 * 60_000;

const counted = (rows: RawBuilder<unknown>) =>
  sql<number>`(SELECT count(*)::integer FROM (${rows} LIMIT ${sql.lit(listRowsMax + 1)}) AS counted)`;

/** GET /settings/preview: what a change meets at once; a setting that is not sent stays. */
export const previewSettings: Route = serve(settings.preview, async ({ db, query, at }) => {
  const current = await readSettings(db);
  const before = new Date(at.getTime() - current.review_hours * hourMs);
  const now = new Date(at.getTime() - (query.reviewHours ?? current.review_hours) * hourMs);
  const min = dollarsFrom(query.minDepositUsd ?? current.min_deposit_usd);
  const maxUsd = query.maxDepositUsd ?? current.max_deposit_usd;
  const max = maxUsd === null ? null : dollarsFrom(maxUsd);
  const lateDeposits = (end: Date) =>
    counted(sql`SELECT FROM deposits WHERE status = 'pending' AND deposit_date < ${end}`);
  const lateWithdrawals = (end: Date) =>
    counted(sql`SELECT FROM withdrawals WHERE status = 'requested' AND created_at < ${end}`);
  const openQuotes = sql`SELECT FROM quotes
    WHERE deposit_id IS NULL AND discarded_at IS NULL AND expires_at > ${at}`;
  const { rows } = await sql<SettingsPreview>`SELECT
    ${lateDeposits(now)} AS "lateNow",
    ${lateDeposits(before)} AS "lateBefore",
    ${lateWithdrawals(now)} AS "lateWithdrawalsNow",
    ${lateWithdrawals(before)} AS "lateWithdrawalsBefore",
    ${counted(openQuotes)} AS "openQuotes",
    ${counted(sql`${openQuotes} AND (amount_cents < ${min}::bigint
      OR amount_cents > ${max}::bigint)`)} AS "quotesOutside",
    ${counted(sql`SELECT FROM withdrawals WHERE status IN ('requested', 'approved')`)}
      AS "openWithdrawals"`.execute(db);
  return { data: rows[0] as SettingsPreview };
});
