import { addressBook } from '#contract/addressBook.ts';
import { bookAddressesMax } from '#contract/sizes.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { readEvidence, requireSignature } from '#server/secondFactor/evidence.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { readAddresses } from './book.ts';
import { mailAdded } from './mail.ts';
import { addressBookMessages } from './messages.ts';
import { readAddress, requireForeign } from './readAddress.ts';

/**
 * POST /api/v1/user/addresses: the database sets from when it is usable. Errors: 422 the address, one
 * of ours, too many; 409 it is in the book.
 */
export const addToBook: Route = serve(
  addressBook.add,
  async ({ body, user, signer, db, ports, at }) => {
    const { userId } = user;
    const { coin, label } = body;
    const read = readAddress(ports, coin, body.address);
    if ('problem' in read) throw fieldError('address', read.problem);
    const { address } = read;
    return db.transaction().execute(async (trx) => {
      await lockActiveUser(trx, userId);
      await requireForeign(trx, coin, address);
      await requireRoom(trx, userId);
      await requireSignature(trx, signer);
      const evidence = JSON.stringify(await readEvidence(trx, signer));
      const id = crypto.randomUUID();
      await trx
        .insertInto('payout_addresses')
        .values({ id, user_id: userId, coin, address, label: label || null, evidence })
        .execute();
      const added = (await readAddresses(trx, userId)).find(({ _id }) => _id === id);
      if (!added) throw new Error('The address that was added is gone.');
      await mailAdded(trx, userId, { added, at });
      await appendAudit(trx, {
        at,
        actorId: userId,
        action: 'user.add-address',
        target: { kind: 'user', id: userId },
        details: { coin, address, usable_from: added.usableFrom },
      });
      const from = momentInUtc(new Date(added.usableFrom));
      return { message: addressBookMessages.added(from), data: added };
    });
  },
);

async function requireRoom(trx: Trx, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('payout_addresses')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= bookAddressesMax) throw new ApiError('rule', addressBookMessages.full);
}
