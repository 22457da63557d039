import { type Coin, coins } from '#contract/coin.ts';
import { readBitcoin } from '#server/chain/bitcoin/readBitcoin.ts';
import { readEthereum } from '#server/chain/ethereum/readEthereum.ts';
import { checkWithdrawals } from '#server/chain/outgoing/checkWithdrawals.ts';
import { recordProblem } from '#server/chain/record/recordProblem.ts';
import type { Chain, ChainNode } from '#server/platform/chain.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Ports } from '#server/platform/ports.ts';
import { currentRates, isUsable } from '#server/prices/rates.ts';
import { compareNodes } from './compareNodes.ts';
import { readAccounts, readKnown, readScripts } from './known.ts';
import { readOwnCoin } from './ownCoin.ts';
import { raiseAlarms } from './raiseAlarms.ts';
import { recordRound } from './record.ts';
import { reportDeposits } from './report.ts';
import type { Round } from './round.ts';

const mempools = new WeakMap<Ports, Set<string>>();

/** The mempool that this process has read. */
function mempoolOf(ports: Ports): Set<string> {
  const known = mempools.get(ports) ?? new Set<string>();
  mempools.set(ports, known);
  return known;
}

/**
 * Reads what is new at the nodes of a coin, in one process at a time. A node that cannot be read is a
 * state that staff see, and a line of the log.
 */
export async function readChain(ports: Ports, coin: Coin): Promise<void> {
  const chain = ports.chains?.[coin];
  const [node] = chain?.nodes ?? [];
  if (!chain || !node) return;
  // A little less than the pause, so that the same process takes its next turn.
  const lease = { name: `chain ${coin}`, everyMs: chain.pollMs / 2 };
  if (!(await acquireLease(ports.db, lease, ports.clock())).ours) return;
  try {
    const round = await readNode(ports, { coin, chain, node });
    const rate = (await currentRates(ports, ports.clock()))[coin];
    const rateUsd = isUsable(rate) ? rate.usd : null;
    const recording = { coin, source: node.name, rateUsd, at: ports.clock() };
    const { network } = chain;
    await checkWithdrawals(ports.db, { coin, node }, recording.at);
    await ports.db.transaction().execute(async (trx) => {
      const changed = await recordRound(trx, { network, round }, recording);
      await reportDeposits(trx, { coin, changed }, recording.at);
      await raiseAlarms(trx, coin, recording.at);
    });
    await compareNodes(ports, coin);
  } catch (error) {
    mempoolOf(ports).clear();
    await recordProblem(ports, { coin, chain, error });
  }
}

interface Source {
  coin: Coin;
  chain: Chain;
  node: ChainNode;
}

async function readNode(ports: Ports, { coin, chain, node }: Source): Promise<Round> {
  const known = await readKnown(ports.db, coin, chain.network);
  if (coin === 'ETH') {
    return readEthereum(node, { ...known, accounts: await readAccounts(ports.db) });
  }
  const readAddresses = async () => ({
    addressOf: await readScripts(ports.db, node),
    own: await readOwnCoin(ports.db),
  });
  return readBitcoin(node, { ...known, readAddresses, mempool: mempoolOf(ports) });
}

/** At the start: a coin without a node has no state, so that staff decide by the proof. */
export async function forgetChains({ db, chains }: Ports): Promise<void> {
  const without = coins.filter((coin) => !chains?.[coin]?.nodes.length);
  if (without.length > 0) await db.deleteFrom('chain_state').where('coin', 'in', without).execute();
  const ofOne = coins.filter((coin) => (chains?.[coin]?.nodes.length ?? 0) < 2);
  const none = { second_height: null, second_read_at: null, second_problem: null };
  await db
    .updateTable('chain_state')
    .set({ ...none, differs_since: null })
    .where('coin', 'in', ofOne)
    .execute();
}
