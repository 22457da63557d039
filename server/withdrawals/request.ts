import { type CoinName, coinNames, coinOfName } from '#contract/coin.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { readAddress, requireForeign } from '#server/addressBook/readAddress.ts';
import { mailNotMe } from '#server/auth/mailLink.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { post } from '#server/platform/ledger/post.ts';
import { readEvidence, requireSignature } from '#server/secondFactor/evidence.ts';
import { checkAllowed } from './checkAllowed.ts';
import { withdrawalMessages } from './messages.ts';
import { factsOf } from './settle.ts';

/**
 * POST /api/v1/user/withdraw: holds the amount at once. Errors: 422 'Enter Value', address, limits,
 * 'Insufficient Balance', the delay after a change, a block, our address; 409
 * not usable by the address book; 503 paused.
 */
export const requestWithdrawal: Route = serve(
  withdrawals.create,
  async ({ body, user, signer, ports, at, commitOnce }) => {
    const coin = coinOfName[body.withdrawMode as CoinName];
    const amountCents = parseDollars(body.amount);
    const read = readAddress(ports, coin, body.address);
    if ('problem' in read) throw fieldError('address', read.problem);
    const { address } = read;
    return commitOnce(async (trx) => {
      await checkAllowed(trx, { userId: user.userId, amountCents }, at);
      await requireForeign(trx, coin, address);
      await requireSignature(trx, signer);
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
          evidence: JSON.stringify(await readEvidence(trx, signer)),
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
      const facts = [
        ...factsOf({ amount_cents: amountCents, coin, address }),
        ['Reference', reference(id)] as const,
      ];
      const amount = groupDollars(amountCents);
      const addressee = await addresseeOf(trx, user.userId);
      await mailNotMe(trx, { user: addressee, amount, coinName: coinNames[coin], facts, at });
      const subject = { kind: 'withdrawal', id } as const;
      const { userId } = user;
      await recordEvent(trx, { kind: 'withdrawal.requested', subject, userId }, at);
      return { message: withdrawalMessages.withdrawalRequested, data: { _id: id } };
    });
  },
);

const addresseeOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
