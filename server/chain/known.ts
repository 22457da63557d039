import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { WatchedAccount } from '#server/chain/ethereum/spansOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { parts } from './resultsOf.ts';
import type { Known, OpenPayment } from './round.ts';

/** Blocks of which the place is kept. */
export const trailBlocks = 200;

/** Reads what the last rounds stored of a coin. */
export async function readKnown(db: Db, coin: Coin, network: string): Promise<Known> {
  const trail = await db
    .selectFrom('chain_blocks')
    .select(['height', 'hash'])
    .where('coin', '=', coin)
    .orderBy('height', 'desc')
    .limit(trailBlocks)
    .execute();
  const open = await db
    .selectFrom('chain_payments')
    .select(['id', 'txid', 'state', 'height', 'block_hash', 'spends'])
    .where('coin', '=', coin)
    .where('state', 'in', ['seen', 'mined'])
    .execute();
  const openSpends = await db
    .selectFrom('chain_spends')
    .select(['id', 'txid', 'state'])
    .where('coin', '=', coin)
    .where('state', 'in', ['seen', 'mined'])
    .$narrowType<{ state: 'seen' | 'mined' }>()
    .execute();
  return {
    network,
    trail,
    openSpends,
    open: open.map(
      ({ block_hash: hash, state, ...payment }): OpenPayment => ({
        ...{ ...payment, hash },
        state: state === 'seen' ? 'seen' : 'mined',
      }),
    ),
  };
}

const scriptsAtOnce = 200;

/** The watched addresses of Bitcoin by their scripts; the node knows those of its network. */
export async function readScripts(db: Db, node: ChainNode): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('receiving_addresses')
    .select(['id', 'address', 'script'])
    .where('coin', '=', 'BTC')
    .execute();
  const found = new Map<string, string>();
  for (const { id, script } of rows) if (script?.length) found.set(bytesToHex(script), id);
  const unknown = rows.filter(({ script }) => script === null);
  for (const batch of parts(unknown, scriptsAtOnce)) {
    const calls = batch.map(({ address }) => ({ method: 'validateaddress', params: [address] }));
    const replies = await node.ask(calls);
    for (const [at, { id }] of batch.entries()) {
      const { scriptPubKey } = (replies[at]?.result ?? {}) as { scriptPubKey?: string };
      await db
        .updateTable('receiving_addresses')
        .set({ script: hexToBytes(scriptPubKey ?? '') })
        .where('id', '=', id)
        .where('script', 'is', null)
        .execute();
      if (scriptPubKey) found.set(scriptPubKey, id);
    }
  }
  return found;
}

/** The watched addresses of Ethereum with the balances up to which they were read. */
export async function readAccounts(db: Db): Promise<WatchedAccount[]> {
  const rows = await db
    .selectFrom('receiving_addresses')
    .leftJoin('chain_balances', 'chain_balances.address_id', 'receiving_addresses.id')
    .select(['receiving_addresses.id', 'address', 'units', 'chain_balances.height'])
    .select(sql<boolean>`is_own_coin(receiving_addresses.id)`.as('is_own'))
    .where('coin', '=', 'ETH')
    .execute();
  return rows.map(({ id, address, units, height, is_own: isOwn }) => ({
    addressId: id,
    ...{ address, isOwn },
    balance: units === null || height === null ? null : { units: BigInt(units), height },
  }));
}
