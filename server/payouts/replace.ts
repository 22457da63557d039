import { sql } from 'kysely';
import { payouts } from '#contract/payouts.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { requirePayable } from '#server/withdrawals/payable.ts';
import { buildPayout, type PayoutItem } from './build.ts';
import { chooseAgain } from './coins/chooseAgain.ts';
import { readFeeRate } from './feeRate.ts';
import { isSpentElsewhere, type LockedPayout, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { readDetail } from './readDetail.ts';
import { recordPayout } from './record.ts';
import { requireItemsVerified } from './requireItemsVerified.ts';

/**
 * POST /payouts/{id}/replace: the same withdrawals from the same coin with a higher fee, for a payout that no block
 * has. Errors: 403 made by another person; 404; 409 not sent, in a block, its coin spent or a replacement open;
 * 422 fee or too little coin; 503 paused.
 */
export const replacePayout: Route = serve(
  payouts.replace,
  async ({ body, params, user, ports, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const items = await readItems(trx, ports, params.id);
      for (const { id } of items) await requirePayable(trx, id, at);
      const earlier = await lockPayout(trx, params.id, ['sent']);
      await requireItemsVerified(trx, ports, params.id);
      await requireReplaceable(trx, earlier, user.userId);
      const feeRate = await readFeeRate(trx, body.feeRate);
      const chosen = await chooseAgain(trx, { earlier, items, feeRate });
      const payout = await buildPayout(trx, ports, chosen);
      const rate = { usd: earlier.rate_usd, at: earlier.rate_as_of };
      const { evidence } = earlier;
      const terms = { payout, rate, feeRate, evidence, replaces: earlier.id };
      const id = await recordPayout(trx, terms, { makerId: user.userId, at });
      const data = await readDetail(trx, { id, staffId: user.userId });
      return { message: payoutMessages.replacementMade, data };
    }),
);

/** Owners in the order in which others lock them. Errors: 404; 422 where keys are not available. */
async function readItems(
  trx: Trx,
  { payouts: transactions }: Ports,
  payoutId: string,
): Promise<PayoutItem[]> {
  if (!transactions) throw new ApiError('rule', payoutMessages.unavailable);
  const rows = await trx
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select(['withdrawal_id', 'units', 'payout_items.address'])
    .where('payout_id', '=', payoutId)
    .orderBy('user_id')
    .orderBy('withdrawal_id')
    .execute();
  return rows.map(({ withdrawal_id: id, units, address }) => ({
    ...{ id, units: BigInt(units) },
    script: transactions.scriptOf(address),
  }));
}

async function requireReplaceable(trx: Trx, earlier: LockedPayout, staffId: string): Promise<void> {
  if (earlier.made_by !== staffId) {
    const maker = await trx
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', earlier.made_by)
      .executeTakeFirstOrThrow();
    throw new ApiError('forbidden', payoutMessages.notMaker(maker.full_name));
  }
  const { rows } = await sql<{ is_mined: boolean; is_open: boolean }>`
    SELECT payout_is_mined(p) AS is_mined, EXISTS (SELECT FROM payouts o
      WHERE o.family_id = p.family_id AND o.state IN ('draft', 'signed')) AS is_open
    FROM payouts p WHERE id = ${earlier.id}`.execute(trx);
  if (rows[0]?.is_mined) throw new ApiError('conflict', payoutMessages.notOpen);
  if (rows[0]?.is_open) throw new ApiError('conflict', payoutMessages.beingReplaced);
  if (await isSpentElsewhere(trx, earlier)) {
    throw new ApiError('conflict', payoutMessages.spentBefore);
  }
}
