import { resultsIn, resultsOf } from '#server/chain/resultsOf.ts';
import {
  ChainProblem,
  type Known,
  type NewBlock,
  type Place,
  type Round,
} from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { balancesAt, hexOf } from './balances.ts';
import { type Change, findChanges } from './changes.ts';
import { commonBlock, toBlock } from './commonBlock.ts';
import { type GasFees, gasFeesOf } from './gasFees.ts';
import { paymentsOf } from './payments.ts';

// Public nodes keep the balances of 128 blocks or fewer.
const statesKept = 120;
const tries = 3;

export interface WatchedAccount {
  addressId: string;
  address: string;
  /** Its coin leaves only by us. */
  isOwn: boolean;
  /** Wei, and up to which block they were read; null for an address that is new. */
  balance: { units: bigint; height: number } | null;
}

interface Watch extends Known {
  accounts: readonly WatchedAccount[];
}

interface Head {
  head: NewBlock;
  finalizedHeight: number | null;
  /** The trail's newest block is still in the chain. */
  isTrailWhole: boolean;
  fees: GasFees | null;
}

/** Reads what is new at an Ethereum node. Errors: ChainProblem, and an Error when it gives no reply. */
export async function readEthereum(node: ChainNode, watch: Watch): Promise<Round> {
  for (let left = tries; left > 0; left -= 1) {
    const before = await readHead(node, watch);
    const round = await readUpTo(node, watch, before);
    const isSame = before.head.hash === watch.trail[0]?.hash || (await isStill(node, before.head));
    if (isSame) return round;
  }
  throw new Error('The newest block changed while it was read.');
}

async function readHead(node: ChainNode, { network, trail }: Watch): Promise<Head> {
  const [newest] = trail;
  const blockAt = (tag: string) => ({ method: 'eth_getBlockByNumber', params: [tag, false] });
  const calls = [
    { method: 'eth_chainId' },
    blockAt('latest'),
    blockAt('finalized'),
    { method: 'eth_syncing' },
    ...(newest ? [blockAt(hexOf(newest.height))] : []),
  ];
  // The last one may fail: some nodes do not know it.
  const replies = await node.ask([...calls, { method: 'eth_maxPriorityFeePerGas' }]);
  const [id, latest, finalized, syncing, known] = resultsIn(replies, calls);
  if (Number(id) !== Number(network)) {
    throw new ChainProblem('wrong-network', `The node is of chain ${Number(id)}.`);
  }
  if (syncing) throw new ChainProblem('behind', 'The node is still syncing.');
  const isTrailWhole = !newest || (known !== null && toBlock(known).hash === newest.hash);
  const finalizedHeight = finalized === null ? null : toBlock(finalized).height;
  const fees = gasFeesOf(latest, replies.at(-1));
  return { head: toBlock(latest), finalizedHeight, isTrailWhole, fees };
}

const isStill = async (node: ChainNode, { height, hash }: Place): Promise<boolean> => {
  const params = [hexOf(height), false];
  const [result] = await resultsOf(node, [{ method: 'eth_getBlockByNumber', params }]);
  return result !== null && toBlock(result).hash === hash;
};

async function readUpTo(node: ChainNode, watch: Watch, read: Head): Promise<Round> {
  const { head, finalizedHeight, isTrailWhole, fees } = read;
  const [newest] = watch.trail;
  const common = isTrailWhole ? newest : await commonBlock(node, watch.trail);
  const oldest = Math.max(0, head.height - statesKept);
  const isKept = common !== undefined && common.height >= oldest;
  const isQuiet = common?.hash === head.hash && watch.accounts.every(({ balance }) => balance);
  const span = { from: isKept ? common.height : oldest, isKept, oldest, to: head.height };
  const spans = isQuiet ? [] : await spansOf(node, watch.accounts, span);
  const lowest = watch.trail.at(-1);
  const isLost = common === undefined && lowest !== undefined;
  const changes = spans.map(({ change }) => change);
  const { payments, spends } = await paymentsOf(node, await findChanges(node, changes));
  const own = new Map(
    watch.accounts.flatMap(({ addressId, isOwn, balance }) =>
      isOwn ? [[addressId, { isEarlier: balance === null }] as const] : [],
    ),
  );
  return {
    head: { height: head.height, hash: head.hash },
    finalizedHeight,
    commonHeight: isLost ? lowest.height - 1 : (common?.height ?? head.height),
    blocks: common?.hash === head.hash ? [] : [head],
    payments,
    gone: [],
    spends: spends.flatMap((spend) => {
      const account = own.get(spend.addressId);
      return account ? [{ ...spend, ...account }] : [];
    }),
    goneSpends: [],
    replaced: new Map(),
    balances: spans
      .filter(({ change, stored }) => change.after !== stored)
      .map(({ change: { addressId, after, to } }) => ({ addressId, units: after, height: to })),
    isIncomplete: newest !== undefined && !isKept,
    isCatchingUp: false,
    ...(fees ?? { feeRate: null }),
  };
}

interface Span {
  from: number;
  /** The node has the balances of `from`, up to which all accounts were read. */
  isKept: boolean;
  oldest: number;
  to: number;
}

/** The balances of accounts before and after; `stored` is undefined where it has to be stored. */
async function spansOf(
  node: ChainNode,
  accounts: readonly WatchedAccount[],
  { from, isKept, oldest, to }: Span,
): Promise<{ change: Change; stored: bigint | undefined }[]> {
  // A balance of a block that left the chain is read again at the newest block that did not.
  const isKnown = ({ balance }: WatchedAccount) =>
    isKept && balance !== null && balance.height <= from;
  const startOf = ({ balance }: WatchedAccount) => (balance === null ? oldest : from);
  const unknown = accounts.filter((account) => !isKnown(account));
  const starts = await balancesAt(
    node,
    unknown.map((account) => ({ address: account.address, height: startOf(account) })),
  );
  const startUnits = new Map(unknown.map(({ addressId }, at) => [addressId, starts[at]]));
  const now = await balancesAt(
    node,
    accounts.map(({ address }) => ({ address, height: to })),
  );
  return accounts.map((account, at) => {
    const { addressId, address, balance } = account;
    const known = balance?.units;
    const before = startUnits.get(addressId) ?? known ?? 0n;
    const after = now[at] ?? 0n;
    const change = { addressId, address, from: startOf(account), to, before, after };
    return { change, stored: isKnown(account) ? known : undefined };
  });
}
