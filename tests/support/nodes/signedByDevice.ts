import { base64 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import type { Backend } from '#mocks/backend.ts';

/** The file of a payout as a device with these seeds returns it, in base64. */
export async function signedByDevice(
  { db }: Backend,
  { id, seed, earlier = [] }: { id: string; seed: Uint8Array; earlier?: Uint8Array[] },
): Promise<string> {
  const { psbt } = await db
    .selectFrom('payouts')
    .select('psbt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return base64.encode(signPsbt(psbt, [seed, ...earlier]));
}

/** A transaction as a device with these seeds returns it. */
export function signPsbt(psbt: Uint8Array, seeds: readonly Uint8Array[]): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt);
  for (const each of seeds) {
    const key = HDKey.fromMasterSeed(each);
    if (hasInputOf(transaction, key.fingerprint)) {
      transaction.sign(key as Parameters<typeof transaction.sign>[0]);
    }
  }
  return transaction.toPSBT(0);
}

const hasInputOf = (transaction: Transaction, fingerprint: number): boolean =>
  Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index)).some(
    ({ bip32Derivation = [] }) =>
      bip32Derivation.some(([, path]) => path.fingerprint === fingerprint),
  );

/** As after the test of a node. */
export const acceptPayout = ({ db }: Backend, id: string) =>
  db.updateTable('payouts').set({ is_accepted: true }).where('id', '=', id).execute();
