import { withdrawals } from '#contract/withdrawals.ts';
import { addressBookMessages } from '#server/addressBook/messages.ts';
import { readAddress } from '#server/addressBook/readAddress.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { isOurs } from '#server/wallets/isOurs.ts';

/** GET /api/v1/user/address-check: what a form shows before the withdrawal is requested. */
export const checkAddress: Route = serve(
  withdrawals.checkAddress,
  async ({ db, ports, query, user }) => {
    const read = readAddress(ports, query.coin, query.address);
    if ('problem' in read) {
      return { data: { valid: false, problem: read.problem, ours: false, usedBefore: false } };
    }
    const ours = await isOurs(db, query.coin, read.address);
    const problem = ours ? addressBookMessages.ownDepositAddress : null;
    const usedBefore = await wasPaid(db, user.userId, read.address);
    return { data: { valid: true, problem, ours, usedBefore } };
  },
);

async function wasPaid(db: Db, userId: string, address: string): Promise<boolean> {
  const paid = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
