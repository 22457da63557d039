import { bytesToHex } from '@noble/hashes/utils.js';
import { areValid, isVerified } from '#server/approvals/checkSignatures.ts';
import { payoutEvidence } from '#server/approvals/evidenceRows.ts';
import type { AccountKeys, Step } from '#server/platform/accountKeys.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { SigningAccount } from '#server/platform/payoutTransactions.ts';
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
 * The file of a payout is the one that its rows make, to the byte, and its signed transaction is of that file: rows and
 * files could have been written apart. Errors: 409 where it is not; 422 where keys are not available.
 */
export async function requirePaysItems(db: Db, ports: Ports, payoutId: string): Promise<void> {
  const { payouts: transactions, keys } = ports;
  if (!transactions || !keys) throw new ApiError('rule', payoutMessages.unavailable);
  const row = await readFiles(db, payoutId);
  const inputs = await readCoins(db, payoutId);
  const items = await readItems(db, payoutId);
  const isSame = isWithoutError(() => {
    const scriptOf = (step: Step) => scriptAt(keys, row.account_key, step);
    const change = changeOf(row);
    const { psbt, unsignedId } = transactions.buildAgain(row.psbt, accountOf(row), {
      inputs: inputs.map((coin) => ({ ...coin, script: scriptOf(coin.step) })),
      outputs: [
        ...items.map(({ address, units }) => ({ script: transactions.scriptOf(address), units })),
        ...change.map((each) => ({ ...each, script: scriptOf(each.step) })),
      ],
    });
    const isBuilt = unsignedId === row.unsigned_id && isEqual(psbt, row.psbt);
    if (row.signed_tx === null) return isBuilt;
    const read = transactions.readSigned(psbt, bytesToHex(row.signed_tx));
    return isBuilt && 'transaction' in read && isEqual(read.transaction, row.signed_tx);
  });
  if (isSame) return;
  ports.log('error', 'payout that does not pay its withdrawals', { id: payoutId });
  throw new ApiError('conflict', payoutMessages.paysOthers);
}

/** False for files that cannot be read, and for rows that make none. */
function isWithoutError(isSame: () => boolean): boolean {
  try {
    return isSame();
  } catch {
    return false;
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => bytesToHex(a) === bytesToHex(b);

const readFiles = (db: Db, payoutId: string) =>
  db
    .selectFrom('payouts')
    .innerJoin('wallets', 'wallets.id', 'payouts.wallet_id')
    .leftJoin('receiving_addresses as change', 'change.id', 'change_address_id')
    .select(['psbt', 'unsigned_id', 'signed_tx', 'account_key', 'key_path', 'fingerprint'])
    .select(['change_units', 'change.branch', 'change.index'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirstOrThrow();

type Files = Awaited<ReturnType<typeof readFiles>>;

function accountOf({ account_key: key, key_path: path, fingerprint }: Files): SigningAccount {
  if (key === null || path === null || fingerprint === null) throw new Error('It has no key.');
  return { key, path, fingerprint: bytesToHex(fingerprint) };
}

/** Derived again: the row of an address could have been written too. */
function scriptAt(keys: AccountKeys, key: string | null, step: Step): Uint8Array {
  const script = key === null ? null : keys.derive('BTC', key, step).script;
  if (!script) throw new Error('It has no script.');
  return script;
}

/** Empty without change. */
function changeOf({ change_units: units, branch, index }: Files) {
  if (units === '0') return [];
  if (branch !== 1 || index === null) throw new Error('Its change goes elsewhere.');
  return [{ units: BigInt(units), step: { branch, index } as const }];
}

async function readItems(db: Db, payoutId: string) {
  const rows = await db
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select(['withdrawals.address', 'units'])
    .where('payout_id', '=', payoutId)
    .execute();
  return rows.map(({ address, units }) => ({ address, units: BigInt(units) }));
}

async function readCoins(db: Db, payoutId: string) {
  const rows = await db
    .selectFrom('payout_inputs')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .select(['txid', 'n', 'payout_inputs.units', 'branch', 'index'])
    .where('payout_id', '=', payoutId)
    .execute();
  return rows.flatMap(({ txid, n, units, branch, index }) =>
    txid === null || branch === null || index === null
      ? []
      : [{ txid, n, units: BigInt(units), step: { branch: branch === 1 ? 1 : 0, index } as const }],
  );
}
