import { type Selectable, sql } from 'kysely';
import { type ChainRecord, chain } from '#contract/chain.ts';
import { type Coin, coins } from '#contract/coin.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import { chainMessages } from './messages.ts';

type StateRow = Selectable<Tables['chain_state']> & { is_stale: boolean };

/** GET /chain */
export const readChainStates: Route = serve(chain.read, async ({ db, ports }) => ({
  data: await chainRecords(db, ports),
}));

/** The state of each coin, without a request to a node. */
async function chainRecords(db: Db, { chains }: Ports): Promise<ChainRecord[]> {
  const rows: StateRow[] = await selectStates(db).execute();
  return coins.map((coin) => {
    const row = rows.find((each) => each.coin === coin);
    const nodes = chains?.[coin]?.nodes ?? [];
    const isOff = !row && nodes.length === 0;
    return {
      coin,
      state: isOff ? 'off' : stateOf(row),
      network: row?.network ?? chains?.[coin]?.network ?? null,
      height: row?.height ?? null,
      finalizedHeight: row?.finalized_height ?? null,
      readAt: row?.read_at?.toISOString() ?? null,
      sources: nodes.map(({ name }) => name),
      secondHeight: row?.second_height ?? null,
      problem: isOff ? chainMessages.off : problemOf(row),
      secondProblem: row ? secondProblemOf(row) : null,
      feeRate: row?.fee_rate ?? null,
    };
  });
}

function stateOf(row: StateRow | undefined): ChainRecord['state'] {
  if (row?.problem === 'wrong-network') return 'wrong-network';
  if (!row || row.is_stale) return 'stale';
  if (row.problem === 'behind' || row.problem === 'incomplete') return row.problem;
  if (row.second_problem === 'differs') return 'differs';
  return 'connected';
}

function problemOf(row: StateRow | undefined): string | null {
  if (!row) return chainMessages.away(null);
  const { problem, read_at: since, is_stale: isStale } = row;
  if (problem === 'wrong-network') return chainMessages.wrongNetwork;
  if (problem === 'behind') return chainMessages.behind(since);
  if (problem === 'away' || isStale) return chainMessages.away(since);
  return problem === 'incomplete' ? chainMessages.incomplete : null;
}

function secondProblemOf(row: StateRow): string | null {
  const { second_problem: problem, second_read_at: since, differs_since: differsSince } = row;
  if (differsSince) return chainMessages.differs(differsSince);
  if (problem === 'wrong-network') return chainMessages.secondNetwork;
  return problem === 'away' ? chainMessages.secondAway(since) : null;
}

/** The trouble of a coin's nodes in one sentence, and whether there are two of them. */
export async function readTrouble(
  db: Db,
  coin: Coin,
): Promise<{ problem: string | null; isOfTwoNodes: boolean }> {
  const row = await selectStates(db).where('coin', '=', coin).executeTakeFirst();
  if (!row) return { problem: null, isOfTwoNodes: false };
  const { second_height: height, second_problem: second } = row;
  return {
    problem: problemOf(row) ?? secondProblemOf(row),
    isOfTwoNodes: height !== null || second !== null,
  };
}

const selectStates = (db: Db) =>
  db
    .selectFrom('chain_state')
    .selectAll()
    .select(sql<boolean>`NOT chain_is_fresh(coin)`.as('is_stale'));
