import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Backend } from '#mocks/backend.ts';
import { randomTxid } from '#tests/support/people.ts';

/** The database that a reading of a node is stored in. */
export interface Stored {
  db: Backend['db'];
  clock: { now(): Date };
}

interface Paid {
  txid?: string;
  units?: string;
  /** Null for one that waits to be mined. */
  height?: number | null;
  /** Otherwise to a single address: the payment has no transaction that a payout could spend. */
  address?: string;
  rateUsd?: string | null;
}

/** A payment to a receiving address of Bitcoin, as a reading of a node stores it; its id. */
export async function chainPayment({ db, clock }: Stored, paid: Paid = {}): Promise<string> {
  const { txid = randomTxid(), units = '769231', height = 1, rateUsd = null } = paid;
  const address = await db
    .updateTable('receiving_addresses')
    .set(({ fn, val }) => ({ script: fn.coalesce('script', val(new Uint8Array(22))) }))
    .where('coin', '=', 'BTC')
    .$if(paid.address !== undefined, (rows) => rows.where('address', '=', paid.address ?? ''))
    .$if(paid.address === undefined, (rows) => rows.where('branch', 'is', null))
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  const proof = { rawTx: '00', merkleBlock: '00', headers: [] };
  await db
    .insertInto('chain_payments')
    .values({
      ...{ id, coin: 'BTC', address_id: address.id, txid, n: 0, units, height },
      ...{ seen_at: clock.now(), rate_usd: rateUsd, block_hash: height === null ? null : 'a' },
      ...{ state: height === null ? 'seen' : 'mined', via: 'plain', sources: ['1'] },
      spv: sql`${JSON.stringify(proof)}::jsonb`,
    })
    .execute();
  return id;
}

/** A node, of Bitcoin by default, that was read now, with blocks up to this one. */
export async function chainRead(
  { db, clock }: Stored,
  height: number,
  coin: Coin = 'BTC',
): Promise<void> {
  const state = { network: 'main', height, read_at: clock.now() };
  await db
    .insertInto('chain_state')
    .values({ coin, ...state })
    .onConflict((conflict) => conflict.column('coin').doUpdateSet(state))
    .execute();
}
