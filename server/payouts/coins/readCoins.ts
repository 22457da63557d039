import { hexToBytes } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import type { OwnCoin, SpentCoin } from '#server/platform/payoutTransactions.ts';
import type { Spendable } from './selectCoins.ts';

/** Coin of an account key, with what a device needs to sign for it but the transaction that paid it. */
export type KeyCoin = Spendable & OwnCoin;

export interface KeyWallet {
  id: string;
  account_key: string;
  key_path: string;
  fingerprint: Uint8Array;
}

/** Keys of Bitcoin, the one in use first, locked so that two payouts never choose the same coin. */
export async function lockKeys(trx: Trx): Promise<KeyWallet[]> {
  const { rows } = await sql<KeyWallet>`SELECT id, account_key, key_path, fingerprint FROM wallets
    WHERE coin = 'BTC' AND kind = 'key' AND status = 'approved' AND active_from <= platform_now()
    ORDER BY retired_at IS NOT NULL, active_from DESC, id FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

interface CoinRow {
  id: string;
  address_id: string;
  units: string;
  height: number;
  txid: string;
  n: number;
  script: Uint8Array;
  branch: 0 | 1;
  index: number;
}

/**
 * In blocks, not spent and in no other open payout, or in the payout that is replaced. Coin that only a scan has
 * found has no transaction.
 */
export async function readCoins(
  trx: Trx,
  walletId: string,
  replacedId: string | null = null,
): Promise<KeyCoin[]> {
  const { rows } = await sql<CoinRow>`
    SELECT p.id, p.address_id, p.units, p.height, p.txid, p.n, a.script, a.branch, a.index
    FROM chain_payments p JOIN receiving_addresses a ON a.id = p.address_id
    WHERE a.wallet_id = ${walletId} AND p.coin = 'BTC' AND p.state IN ('mined', 'final')
      AND p.spv IS NOT NULL AND a.script IS NOT NULL
      AND (p.spent_txid IS NULL
          AND NOT EXISTS (SELECT FROM payout_inputs i WHERE i.payment_id = p.id AND i.is_open)
        OR EXISTS (SELECT FROM payout_inputs i
          WHERE i.payment_id = p.id AND i.payout_id = ${replacedId}::uuid))
    ORDER BY p.height, p.txid, p.n`.execute(trx);
  return rows.map(({ units, height, address_id: addressId, branch, index, ...row }) => ({
    ...{ ...row, addressId, units: BigInt(units), place: height, step: { branch, index } },
  }));
}

/** Only of chosen coin: a transaction can be as large as a block. */
export async function withTransactions(
  trx: Trx,
  coins: readonly KeyCoin[],
): Promise<(KeyCoin & SpentCoin)[]> {
  const { rows } = await sql<{ id: string; raw: string }>`
    SELECT id, spv->>'rawTx' AS raw FROM chain_payments
    WHERE id = ANY(${coins.map(({ id }) => id)}::uuid[])`.execute(trx);
  const rawOf = new Map(rows.map(({ id, raw }) => [id, hexToBytes(raw)]));
  return coins.flatMap((coin) => {
    const rawTx = rawOf.get(coin.id);
    return rawTx ? [{ ...coin, rawTx }] : [];
  });
}
