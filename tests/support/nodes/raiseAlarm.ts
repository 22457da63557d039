import { sql } from 'kysely';
import type { Backend } from '#mocks/backend.ts';
import { raiseAlarms } from '#server/chain/raiseAlarms.ts';
import { randomTxid } from '#tests/support/people.ts';

/** A confirmed payment that left the chain, which pauses nothing, and the id of its alarm. */
export async function raiseQuietAlarm({ db }: Pick<Backend, 'db'>): Promise<string> {
  const id = crypto.randomUUID();
  const facts = JSON.stringify({ units: '1', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' });
  const alarm = { id, kind: 'reorg', coin: 'BTC', txid: randomTxid(), facts } as const;
  await db.insertInto('alarms').values(alarm).execute();
  return id;
}

/** A transaction that spends coin of the receiving address of Bitcoin. */
export async function spendOf(
  { db, clock }: Backend,
  txid: string,
  to = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
): Promise<void> {
  const { id: address } = await db
    .selectFrom('receiving_addresses')
    .select('id')
    .where('coin', '=', 'BTC')
    .executeTakeFirstOrThrow();
  const outputs = [{ address: to, units: '49990000' }];
  await db
    .insertInto('chain_spends')
    .values({
      ...{ id: crypto.randomUUID(), coin: 'BTC', address_id: address, txid, units: '50000000' },
      ...{ fee_units: '10000', outputs: JSON.stringify(outputs), seen_at: clock.now() },
      ...{ rate_usd: null, block_hash: null, height: null, state: 'seen', sources: ['1'] },
      is_earlier: false,
    })
    .execute();
}

/** A spending of the receiving address of Bitcoin that no one announced, and the id of its alarm. */
export async function raiseAlarm(backend: Backend): Promise<string> {
  const { db, ports, clock } = backend;
  const txid = randomTxid();
  await spendOf(backend, txid);
  await ports.db.transaction().execute((trx) => raiseAlarms(trx, 'BTC', clock.now()));
  const { rows } = await sql<{ id: string }>`SELECT id FROM alarms WHERE txid = ${txid}`.execute(
    db,
  );
  return rows[0]?.id ?? '';
}
