import type { Place } from '#server/chain/found.ts';
import { resultsOf } from '#server/chain/resultsOf.ts';
import type { Known, Round } from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { hexOf } from './balances.ts';
import { findChanges } from './changes.ts';
import { commonBlock, toBlock } from './commonBlock.ts';
import { paymentsOf } from './payments.ts';
import { type Head, readHead } from './readHead.ts';
import { spansOf, type WatchedAccount } from './spansOf.ts';

// Public nodes keep the balances of 128 blocks or fewer.
const statesKept = 120;
const tries = 3;

interface Watch extends Known {
  accounts: readonly WatchedAccount[];
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
