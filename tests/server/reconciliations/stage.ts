import { calls } from '#contract/calls.ts';
import type { Coin } from '#contract/coin.ts';
import { reconcileDue } from '#server/reconciliations/reconcile.ts';
import type { ChainStage } from '#tests/server/chain/stage.ts';
import { callApi } from '#tests/support/caller.ts';

/** The calls of these tests, by grace of staff. */
export function reconciliationCalls({ backend, grace: { token } }: ChainStage) {
  const list = async () =>
    (await callApi(backend, calls.reconciliations.list, { token })).reply.data;
  const read = async (id: string) =>
    (await callApi(backend, calls.reconciliations.read, { token, params: { id } })).reply.data;
  return {
    list,
    read,
    /** The newest, after staff asked for one and the job ran. */
    make: async (coin: Coin) => {
      await callApi(backend, calls.reconciliations.make, { token, body: { coin } });
      await backend.advance(60_000);
      await reconcileDue(backend.ports);
      const [newest] = await list();
      return read(newest?._id ?? '');
    },
    close: (id: string, note = '') =>
      callApi(backend, calls.reconciliations.close, { token, params: { id }, body: { note } }),
    reserves: async () => (await callApi(backend, calls.reconciliations.reserves, {})).reply.data,
    publish: () =>
      callApi(backend, calls.settings.update, { token, body: { publishReserves: true } }),
  };
}
