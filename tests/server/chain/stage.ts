import { canonicalAddress } from '#contract/addresses.ts';
import { calls } from '#contract/calls.ts';
import type { Coin } from '#contract/coin.ts';
import { startBackend } from '#mocks/backend.ts';
import { chainNode } from '#server/adapters/chainNode.ts';
import { readChain } from '#server/chain/readChains.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, staff } from '#tests/support/people.ts';

const networks = { BTC: 'regtest', ETH: '1' } as const;

/** Nodes of a coin as a port, the one that is read first. */
export const chainOf = (coin: Coin, ...urls: string[]): NonNullable<Ports['chains']> => ({
  [coin]: {
    ...{ network: networks[coin], pollMs: 1_000 },
    nodes: urls.map((url, at) => chainNode(String(at + 1), url)),
  },
});

/** A backend that reads nodes, with grace of staff and ada. */
export async function chainStage(db: Db, chains: NonNullable<Ports['chains']>) {
  const backend = await startBackend({
    db,
    chains,
    btcNetwork: 'regtest',
    addresses: (coin, address) => canonicalAddress(coin, address, { btcNetwork: 'regtest' }),
  });
  const grace = await staff(backend);
  const ada = await investor(backend);

  /** A round of the background job, a second after the last one. */
  const read = async (coin: Coin) => {
    await backend.advance(1_000);
    await readChain(backend.ports, coin);
  };
  const state = async (coin: Coin) => {
    const { reply } = await callApi(backend, calls.chain.read, { token: grace.token });
    return reply.data.find((each) => each.coin === coin);
  };
  /** Receiving address of a coin. */
  const receiveAt = async (coin: Coin, address: string, { ownCoin = false } = {}) => {
    const walletType = coin === 'BTC' ? 'btc' : 'eth';
    const body = { walletAdd: address, walletType, ownCoin } as const;
    const { token } = grace;
    const { status, problem } = await callApi(backend, calls.wallets.add, { token, body });
    if (status !== 200) throw new Error(`no wallet: ${problem.message}`);
  };
  const payments = () =>
    db
      .selectFrom('chain_payments')
      .select(['id', 'txid', 'units', 'state', 'height', 'via', 'replaced_by'])
      .orderBy('seen_at')
      .execute();
  return { backend, grace, ada, read, state, receiveAt, payments };
}

export type ChainStage = Awaited<ReturnType<typeof chainStage>>;
