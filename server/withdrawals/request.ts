import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import type { Trx } from '#server/db/tables.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { centsFrom, dollarsText } from '#server/ledger/money.ts';
import { post } from '#server/ledger/post.ts';
import { readSettings } from '#server/settings/settings.ts';
import { holdActive } from '#server/users/active.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * POST /api/v1/user/withdraw (SPEC.md section 7): checks the ledger and holds the amount at once.
 * Errors: 422 'Enter Value', address, limits, 'Insufficient Balance', the wait after a change of
 * password or e-mail; 503 while withdrawals are paused.
 */
export const requestWithdrawal: Route = serve(
  withdrawals.create,
  async ({ body, user, ports, at, once }) => {
    const coin = body.withdrawMode === 'Bitcoin' ? 'BTC' : 'ETH';
    const amountCents = centsFrom(body.amount);
    const address = ports.addresses(coin, body.address);
    if (!address) refuse('address', messages.addressInvalid);
    return once(async (trx) => {
      await checkAllowed(trx, user.userId, amountCents, at);
      const id = crypto.randomUUID();
      await trx
        .insertInto('withdrawals')
        .values({
          id,
          user_id: user.userId,
          coin,
          amount_cents: amountCents,
          address,
          created_at: at,
        })
        .execute();
      await post(trx, {
        at,
        from: { userId: user.userId, kind: 'available' },
        to: { userId: user.userId, kind: 'held' },
        amountCents,
        source: 'withdrawal',
        sourceId: id,
        leg: 'hold',
      });
      return { message: messages.withdrawalRequested };
    });
  },
);

async function checkAllowed(
  trx: Trx,
  userId: string,
  amountCents: bigint,
  at: Date,
): Promise<void> {
  const settings = await readSettings(trx);
  if (settings.withdrawals_paused) {
    const why = settings.pause_reason ? ` ${settings.pause_reason}` : '';
    throw new Refusal('unavailable', messages.withdrawalsPaused + why);
  }
  // One user's requests queue, so that together they keep the daily limit.
  const user = await holdActive(trx, userId);
  const minimum = BigInt(settings.min_withdrawal_usd) * 100n;
  if (amountCents < minimum) refuse('amount', `Minimum: ${dollarsText(minimum)} USD`);
  if (user.withdrawals_wait_until && at < user.withdrawals_wait_until) {
    throw new Refusal('rule', messages.coolingDown);
  }
  if (settings.daily_withdrawal_usd === null) return;
  const { spent } = await trx
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(amount_cents), 0)::bigint`.as('spent'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(at.getTime() - dayMs))
    .where('status', 'not in', ['declined', 'cancelled'])
    .executeTakeFirstOrThrow();
  const daily = BigInt(settings.daily_withdrawal_usd) * 100n;
  if (spent + amountCents > daily) {
    refuse('amount', `At most ${dollarsText(daily)} USD can be withdrawn in 24 hours.`);
  }
}

function refuse(field: string, sentence: string): never {
  throw new Refusal('rule', sentence, { fields: { [field]: sentence } });
}
