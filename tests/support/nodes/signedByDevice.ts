import { base64 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import type { Backend } from '#mocks/backend.ts';

/** The file of a payout as a device with this seed returns it, in base64. */
export async function signedByDevice(
  { db }: Backend,
  { id, seed }: { id: string; seed: Uint8Array },
): Promise<string> {
  const { psbt } = await db
    .selectFrom('payouts')
    .select('psbt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const transaction = Transaction.fromPSBT(psbt);
  transaction.sign(HDKey.fromMasterSeed(seed) as Parameters<typeof transaction.sign>[0]);
  return base64.encode(transaction.toPSBT(0));
}

/** As after the test of a node. */
export const acceptPayout = ({ db }: Backend, id: string) =>
  db.updateTable('payouts').set({ is_accepted: true }).where('id', '=', id).execute();
