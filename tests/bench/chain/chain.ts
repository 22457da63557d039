import { setTimeout as sleep } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { mockDatabase } from '#mocks/database.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { startAnvil } from '#tests/support/nodes/anvil.ts';
import { startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { type NodeName, nodeCommand } from '#tests/support/nodes/nodePaths.ts';
import { randomEther } from '#tests/support/people.ts';
import { tableLine } from '../table.ts';
import { type Counted, countRequests } from './countRequests.ts';
import { measureBlock } from './measureBlock.ts';

const watched = 1_000;
const rounds = 10;
const tries = 3;
const defaultPollMs = { BTC: 20_000, ETH: 12_000 } as const;
const line = tableLine(34);

interface Node {
  url: string;
  newAddress: () => Promise<string>;
  pay: (address: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Measures what reading real nodes costs: quiet rounds, a large block, and time to evidence. */
export async function main(): Promise<void> {
  await measureBlock();
  console.info(line('', 'requests', 'round ms', 'seen after s'));
  for (const coin of ['BTC', 'ETH'] as const) {
    const node = await startNode(coin);
    const { db, close } = await newDatabase();
    await measure(db, coin, node);
    await close();
    await node.stop();
  }
}

/** On PostgreSQL where it is installed, otherwise embedded. */
async function newDatabase(): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = await startPrivatePostgres();
  if (!postgres) return mockDatabase();
  const { db, close } = await connectPostgres<Tables>(postgres.url, { statementTimeoutMs: 0 });
  await migrate(db, new Date());
  return {
    db,
    close: async () => {
      await close();
      await postgres.stop();
    },
  };
}

function commandOf(name: NodeName): readonly string[] {
  const command = nodeCommand(name);
  if (!command) throw new Error(`${name} is missing: npm run get:nodes`);
  return command;
}

async function startNode(coin: Coin): Promise<Node> {
  if (coin === 'BTC') {
    const node = await startBitcoind(commandOf('bitcoind'));
    return {
      url: node.url,
      newAddress: () => node.call<string>('getnewaddress'),
      pay: (address) => node.pay({ [address]: '0.01' }),
      stop: node.stop,
    };
  }
  const node = await startAnvil(commandOf('anvil'));
  await node.mine(10);
  return {
    url: node.url,
    newAddress: async () => randomEther(),
    pay: async (address) => {
      await node.pay(address, 10n ** 16n);
      await node.mine(1);
    },
    stop: node.stop,
  };
}

async function measure(db: Db, coin: Coin, node: Node): Promise<void> {
  const chains = chainOf(coin, node.url);
  const counted = countRequests(chains, coin);
  const stage = await chainStage(db, counted.chains);
  const address = await node.newAddress();
  await stage.receiveAt(coin, address);
  await watchMore(db, coin, node);
  // The first ones read scripts, balances and the blocks of a day.
  for (let count = 0; count < 3; count += 1) await stage.read(coin);
  await measureRounds(stage, coin, counted, `${coin}, ${watched} addresses`);
  for (const deposits of [1_000, 10_000]) {
    await addDeposits(stage, { coin, address, count: deposits });
    await measureRounds(stage, coin, counted, `${coin}, ${deposits} deposits`);
  }
  const seconds = await timeToEvidence(stage, coin, () => node.pay(address));
  console.info(line(`${coin}, the slowest of ${tries} payments`, '', '', seconds.toFixed(1)));
}

/** Addresses beside the one of the wallet, as those of a key. */
async function watchMore(db: Db, coin: Coin, node: Node): Promise<void> {
  const { id } = await db.selectFrom('wallets').select('id').executeTakeFirstOrThrow();
  const rows: Insertable<Tables['receiving_addresses']>[] = [];
  for (let count = 1; count < watched; count += 1) {
    const address = await node.newAddress();
    rows.push({ id: crypto.randomUUID(), wallet_id: id, coin, address });
  }
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await trx.insertInto('receiving_addresses').values(rows).execute();
  });
}

async function measureRounds(stage: ChainStage, coin: Coin, counted: Counted, name: string) {
  counted.reset();
  const started = performance.now();
  for (let count = 0; count < rounds; count += 1) await stage.read(coin);
  const ms = (performance.now() - started) / rounds;
  console.info(line(name, (counted.requests() / rounds).toFixed(1), ms.toFixed(1)));
}

interface Deposits {
  coin: Coin;
  address: string;
  count: number;
}

/** Deposits that wait for payments that never come, up to this number. */
async function addDeposits({ backend, ada }: ChainStage, { coin, address, count }: Deposits) {
  await backend.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`INSERT INTO deposits (id, user_id, coin, amount_cents, address, txid, late, deposit_date)
      SELECT gen_random_uuid(), ${ada.user._id}::uuid, ${coin}, 5000, ${address},
        encode(sha256(gen_random_uuid()::text::bytea), 'hex'), false, ${backend.clock.now()}
      FROM generate_series((SELECT count(*) + 1 FROM deposits), ${count}::integer)`.execute(trx);
  });
  await sql`ANALYZE deposits`.execute(backend.db);
}

/** Pays right after a round, and reads at the default interval: the longest time to its row. */
async function timeToEvidence(stage: ChainStage, coin: Coin, pay: () => Promise<unknown>) {
  let longest = 0;
  for (let count = 0; count < tries; count += 1) {
    const known = (await stage.payments()).length;
    const started = performance.now();
    await pay();
    await sleep(defaultPollMs[coin]);
    await stage.read(coin);
    const found = (await stage.payments()).length - known;
    if (found !== 1) throw new Error(`${found} payments were found.`);
    longest = Math.max(longest, performance.now() - started);
  }
  return longest / 1_000;
}
