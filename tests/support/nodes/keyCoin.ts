import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { RawTx } from '@scure/btc-signer';
import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { callApi } from '#tests/support/caller.ts';
import { type Person, randomTxid } from '#tests/support/people.ts';
import { chainRead, type Stored } from './chainPayment.ts';
import { newAccountKey } from './newAccountKey.ts';

interface Paid {
  units?: bigint;
  /** Of its block. */
  height?: number;
}

/** Approves the account key of a device, and adds coin in blocks at its addresses. */
export async function keyWithCoin(
  backend: Backend,
  { token }: Person,
  { seed, coins = [{}] }: { seed?: Uint8Array; coins?: readonly Paid[] } = {},
) {
  const body = newAccountKey(seed ? { seed } : {});
  const added = await callApi(backend, calls.accountKeys.add, { token, body });
  if (added.status !== 200) throw new Error(`no key: ${added.problem.message}`);
  const key = { walletId: added.reply.data._id, key: body.key };
  const pay = (paid?: Paid) => payToKey(backend, key, paid);
  for (const coin of coins) await pay(coin);
  await chainRead(backend, 1_000);
  return { ...key, pay };
}

/** Adds coin in a block at the next address of an account key; returns the payment's id. */
export async function payToKey(
  stored: Stored,
  { walletId, key }: { walletId: string; key: string },
  { units = 5_000_000n, height = 900 }: Paid = {},
): Promise<string> {
  const { next } = await stored.db
    .selectFrom('receiving_addresses')
    .select(sql<number>`max(index) + 1`.as('next'))
    .where('wallet_id', '=', walletId)
    .where('branch', '=', 0)
    .executeTakeFirstOrThrow();
  const place = { branch: 0, index: next } as const;
  const derived = accountKeys({ btcNetwork: 'main' }).derive('BTC', key, place);
  return storeCoin(stored, { ...derived, walletId, index: next, units, height });
}

interface StoredCoin {
  walletId: string;
  address: string;
  script: Uint8Array | null;
  index: number;
  units: bigint;
  height: number;
}

async function storeCoin({ db, clock }: Stored, coin: StoredCoin): Promise<string> {
  const { walletId, address, script, index, units, height } = coin;
  const addressId = crypto.randomUUID();
  await db
    .insertInto('receiving_addresses')
    .values({ id: addressId, wallet_id: walletId, coin: 'BTC', branch: 0, index, address, script })
    .execute();
  const raw = RawTx.encode({
    ...{ version: 2, segwitFlag: false, lockTime: 0, witnesses: undefined },
    inputs: [
      {
        ...{ txid: hexToBytes(randomTxid()), index: 0, sequence: 0xffff_ffff },
        finalScriptSig: new Uint8Array(),
      },
    ],
    outputs: [{ amount: units, script: script ?? new Uint8Array() }],
  });
  const id = crypto.randomUUID();
  const proof = { rawTx: bytesToHex(raw), merkleBlock: '00', headers: [] };
  await db
    .insertInto('chain_payments')
    .values({
      ...{ id, coin: 'BTC', address_id: addressId, n: 0, units: String(units), height },
      txid: bytesToHex(sha256(sha256(raw)).toReversed()),
      ...{ seen_at: clock.now(), rate_usd: null, block_hash: 'a', state: 'mined' },
      ...{ via: 'plain', sources: ['1'] },
      spv: sql`${JSON.stringify(proof)}::jsonb`,
    })
    .execute();
  return id;
}
