import { bytesToHex } from '@noble/hashes/utils.js';
import { areValid, isVerified } from '#server/approvals/checkSignatures.ts';
import { payoutEvidence } from '#server/approvals/evidenceRows.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { payoutMessages } from './messages.ts';

/** Whether valid signatures decided each withdrawal of a payout, and that its maker pays them. */
export async function areItemsVerified(db: Db, ports: Ports, payoutId: string): Promise<boolean> {
  const items = await db
    .selectFrom('payout_items')
    .select('withdrawal_id')
    .where('payout_id', '=', payoutId)
    .execute();
  for (const { withdrawal_id: id } of items) if (!(await isVerified(db, ports, id))) return false;
  return areValid(db, ports, await payoutEvidence(db, payoutId));
}

/** Before a device signs, and before it is sent. Errors: 409 where a signature is not valid. */
export async function requireItemsVerified(db: Db, ports: Ports, payoutId: string): Promise<void> {
  if (await areItemsVerified(db, ports, payoutId)) return;
  throw new ApiError('conflict', platformMessages.notVerified);
}

/**
 * The transaction of a payout pays its withdrawals, and change to its own key, from its own coin: the rows and the
 * file could have been written apart. Errors: 409 where it does not; 422 where keys are not available.
 */
export async function requirePaysItems(db: Db, ports: Ports, payoutId: string): Promise<void> {
  const { payouts: transactions } = ports;
  if (!transactions) throw new ApiError('rule', payoutMessages.unavailable);
  const { psbt, unsigned_id: id } = await db
    .selectFrom('payouts')
    .select(['psbt', 'unsigned_id'])
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow();
  const parts = partsOf(() => transactions.readParts(psbt));
  const isSame =
    parts?.id === id &&
    isEqual(parts.inputs.map(coinOf), await readCoins(db, payoutId)) &&
    isEqual(parts.outputs.map(outputOf), [
      ...(await readItems(db, payoutId)).map(({ address, units }) =>
        outputOf({ script: transactions.scriptOf(address), units: BigInt(units) }),
      ),
      ...(await readChange(db, ports, payoutId)).map(outputOf),
    ]);
  if (isSame) return;
  ports.log('error', 'payout that does not pay its withdrawals', { id: payoutId });
  throw new ApiError('conflict', payoutMessages.paysOthers);
}

/** Undefined for a file that cannot be read. */
function partsOf<Parts>(read: () => Parts): Parts | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Output {
  script: Uint8Array;
  units: bigint;
}

const outputOf = ({ script, units }: Output): string => `${bytesToHex(script)} ${units}`;

const coinOf = ({ txid, n }: { txid: string | null; n: number }): string => `${txid}:${n}`;

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

const readItems = (db: Db, payoutId: string) =>
  db
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select(['withdrawals.address', 'units'])
    .where('payout_id', '=', payoutId)
    .execute();

async function readCoins(db: Db, payoutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_inputs')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .select(['txid', 'n'])
    .where('payout_id', '=', payoutId)
    .execute();
  return rows.map(coinOf);
}

/** Derived again from the key. Empty without change. */
async function readChange(db: Db, { keys }: Ports, payoutId: string): Promise<Output[]> {
  const row = await db
    .selectFrom('payouts')
    .innerJoin('receiving_addresses as change', 'change.id', 'change_address_id')
    .innerJoin('wallets', 'wallets.id', 'payouts.wallet_id')
    .select(['change_units', 'change.index', 'account_key'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirst();
  if (!row || row.change_units === '0') return [];
  const { account_key: key, index } = row;
  const script =
    key === null || index === null ? null : keys?.derive('BTC', key, { branch: 1, index }).script;
  return script ? [{ script, units: BigInt(row.change_units) }] : [];
}
