import { randomBytes } from 'node:crypto';
import { freePort } from './freePort.ts';
import { type NodeProcess, nodeProcess } from './runNode.ts';

/** A private Bitcoin network of one node, with a wallet that pays. */
export interface Bitcoind extends NodeProcess {
  readonly url: string;
  /** Errors: the error of the node, as its message. */
  call<Result>(method: string, ...params: readonly unknown[]): Promise<Result>;
  /** Mines blocks with what the mempool holds; their hashes. */
  mine(count: number): Promise<string[]>;
  /** Pays amounts, as text in BTC, to addresses; the transaction id. It can be replaced by fee. */
  pay(amounts: Record<string, string>): Promise<string>;
  /** Takes the newest blocks off the chain and mines as many and one more, without transactions. */
  reorg(depth: number): Promise<string[]>;
}

const flags = [
  '-regtest',
  '-server',
  '-rpcbind=127.0.0.1',
  '-rpcallowip=127.0.0.1',
  '-listen=0',
  '-dnsseed=0',
  '-fallbackfee=0.0001',
  '-keypool=10',
  '-fastprune',
  '-prune=1',
  '-persistmempool=0',
  '-printtoconsole=0',
];

/** Starts a regtest node whose wallet has coin. */
export async function startBitcoind(command: readonly string[]): Promise<Bitcoind> {
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const url = `http://tests:${password}@127.0.0.1:${port}`;
  const authorization = `Basic ${btoa(`tests:${password}`)}`;

  const call = async <Result>(method: string, ...params: readonly unknown[]): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error) throw new Error(error.message);
    return result;
  };
  const own = [`-rpcport=${port}`, '-rpcuser=tests', `-rpcpassword=${password}`];
  const node = nodeProcess(
    (folder) => [...command, ...flags, ...own, `-datadir=${folder}`],
    () => call('getblockcount'),
  );
  // To no one: the wallet reads each block that pays it, which takes time.
  const nothing = 'raw(51)';
  // A busy node leaves a payment out of a block that it fills itself.
  const mine = async (count: number): Promise<string[]> => {
    const waiting = await call<Record<string, { ancestorcount: number }>>('getrawmempool', true);
    const txids = Object.entries(waiting)
      .sort(([, one], [, other]) => one.ancestorcount - other.ancestorcount)
      .map(([txid]) => txid);
    const { hash } = await call<{ hash: string }>('generateblock', nothing, txids);
    if (count === 1) return [hash];
    return [hash, ...(await call<string[]>('generatetodescriptor', count - 1, nothing))];
  };

  await node.start();
  await call('createwallet', 'payer', false, false, '', false, true, true);
  await call('generatetoaddress', 101, await call<string>('getnewaddress'));
  return {
    ...node,
    kill: async () => {
      // Blocks of the last hour are otherwise lost with the process; this call writes them down.
      await call('gettxoutsetinfo', 'none');
      await node.kill();
    },
    url,
    call,
    mine,
    pay: (amounts) => call<string>('sendmany', '', amounts),
    reorg: async (depth) => {
      const height = await call<number>('getblockcount');
      await call('invalidateblock', await call('getblockhash', height - depth + 1));
      const hashes: string[] = [];
      for (let count = 0; count <= depth; count += 1)
        hashes.push((await call<{ hash: string }>('generateblock', nothing, [])).hash);
      return hashes;
    },
  };
}
