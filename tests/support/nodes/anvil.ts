import { freePort } from './freePort.ts';
import { type NodeProcess, nodeProcess } from './runNode.ts';

/** A private Ethereum chain of one node, with accounts that pay. */
export interface Anvil extends NodeProcess {
  readonly url: string;
  /** Accounts with coin that the node signs for. */
  accounts(): Promise<readonly [string, ...string[]]>;
  /** Errors: the error of the node, as its message. */
  call<Result>(method: string, ...params: readonly unknown[]): Promise<Result>;
  /** Mines blocks with what waits. */
  mine(count: number): Promise<void>;
  /** Sends wei to an address, with data if given; the transaction id. It waits to be mined. */
  pay(to: string, wei: bigint): Promise<string>;
  /** Replaces the newest blocks by as many without transactions. */
  reorg(depth: number): Promise<void>;
}

const flags = ['--no-mining', '--slots-in-an-epoch', '4', '--silent'];

/** Starts a chain. A block is final once it is eight blocks old. */
export async function startAnvil(command: readonly string[], chainId = 1): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const call = async <Result>(method: string, ...params: readonly unknown[]): Promise<Result> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error) throw new Error(error.message);
    return result;
  };
  const node = nodeProcess(
    () => [
      ...command,
      ...flags,
      '--chain-id',
      String(chainId),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    () => call('eth_chainId'),
  );
  await node.start();
  const accounts = () => call<[string, ...string[]]>('eth_accounts');
  return {
    ...node,
    url,
    call,
    accounts,
    mine: (count) => call('anvil_mine', `0x${count.toString(16)}`),
    pay: async (to, wei) => {
      const [from] = await accounts();
      return call('eth_sendTransaction', { from, to, value: `0x${wei.toString(16)}` });
    },
    reorg: (depth) => call('anvil_reorg', depth, []),
  };
}
