import { formatUnits, parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { resultsOf } from '#server/chain/resultsOf.ts';
import { ChainProblem, type Known, type Round } from '#server/chain/round.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { commonPlace, startHeight } from './commonPlace.ts';
import { goneOf, goneSpendsOf } from './goneOf.ts';
import { Matcher, type OwnCoin } from './matcher.ts';
import { readMempool } from './mempool.ts';
import { addProofs } from './readBlocks.ts';
import { readOn } from './readOn.ts';
import { spendsOf } from './spends.ts';

interface Info {
  chain: string;
  blocks: number;
  headers: number;
  initialblockdownload: boolean;
}

// Below it a block can still be replaced in practice.
const finalConfirmations = 6;
const behindBlocks = 6;
// Blocks within which a transaction at the estimated fee is mined.
const feeBlocks = 6;

interface Addresses {
  /** Ids of addresses by their scripts in hex. */
  addressOf: ReadonlyMap<string, string>;
  own: OwnCoin;
}

interface Watch extends Known {
  /** Asked after the mempool: a payment in it may be to an address that was made just before. */
  readAddresses: () => Promise<Addresses>;
  /** Transactions of the mempool that this process has read. */
  mempool: Set<string>;
}

/** Asks what network it is and how far it is. Errors: ChainProblem. */
function requireUsable(info: Info, network: string): void {
  const { chain, blocks, headers, initialblockdownload: isLoading } = info;
  if (chain !== network) throw new ChainProblem('wrong-network', `The node is of ${chain}.`);
  if ((isLoading && blocks < headers) || headers - blocks > behindBlocks) {
    throw new ChainProblem('behind', `The node has ${blocks} of ${headers} blocks.`);
  }
}

/** Reads what is new at a Bitcoin node. Errors: ChainProblem, and an Error when it gives no reply. */
export async function readBitcoin(node: ChainNode, watch: Watch): Promise<Round> {
  // The mempool first: what is mined in between is then in a block of this round.
  const [ids, info, fee] = (await resultsOf(node, [
    { method: 'getrawmempool' },
    { method: 'getblockchaininfo' },
    { method: 'estimatesmartfee', params: [feeBlocks] },
  ])) as [string[], Info, { feerate?: string }];
  requireUsable(info, watch.network);
  const { addressOf, own } = await watch.readAddresses();
  const common = await commonPlace(node, watch.trail);
  const from = startHeight(common, info.blocks);
  const lowest = watch.trail.at(-1);
  const isLost = common === undefined && lowest !== undefined;
  const matcher = new Matcher({ ...watch, addressOf, own });
  const read = await readOn(node, { addressOf, common, from, tip: info.blocks, matcher });
  const head = read.blocks.at(-1) ?? common;
  if (!head) throw new Error('The node has no block to begin with.');
  const isCatchingUp = head.height < info.blocks;
  if (!isCatchingUp) await readMempool(node, { ids, known: watch.mempool, matcher });
  await addProofs(node, matcher.payments);
  const isFirst = lowest === undefined;
  return {
    head: { height: head.height, hash: head.hash },
    finalizedHeight: head.height - finalConfirmations + 1,
    commonHeight: isLost ? lowest.height - 1 : (common?.height ?? from),
    blocks: read.blocks,
    payments: [...matcher.payments, ...read.scanned],
    gone: isCatchingUp ? [] : goneOf(watch, { ids, matcher }),
    spends: await spendsOf(node, matcher.spendings, { isFirst }),
    goneSpends: isCatchingUp ? [] : goneSpendsOf(watch, { ids, matcher }),
    replaced: matcher.replaced,
    balances: [],
    isIncomplete: isLost || read.isPruned,
    isCatchingUp,
    feeRate: feeRateOf(fee.feerate),
  };
}

/** BTC for 1,000 bytes as satoshi for one. */
function feeRateOf(rate = '0'): string | null {
  const units = parseUnits(rate, unitDecimals.BTC);
  return units > 0n ? formatUnits(units, { decimals: 3 }) : null;
}
