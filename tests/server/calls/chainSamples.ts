import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { chainPayment } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { expectDone, type Sample, type Stage } from './callers.ts';
import { depositOfAda } from './fixtures.ts';
import { payoutSamples } from './payoutSamples.ts';

async function keyOf({ backend, grace }: Stage): Promise<string> {
  const body = newAccountKey({ coin: 'ETH' });
  const { token } = grace;
  return expectDone(await callApi(backend, calls.accountKeys.add, { token, body })).data._id;
}

export const chainSamples: Record<string, Sample> = {
  ...payoutSamples,
  'chain.link': {
    request: async (stage) => ({
      params: { id: await chainPayment(stage.backend) },
      body: { depositId: await depositOfAda(stage) },
    }),
  },
  'chain.claim': {
    request: async (stage) => ({
      params: { id: await chainPayment(stage.backend) },
      body: { userId: stage.ada.user._id },
    }),
  },
  'accountKeys.add': { request: () => ({ body: newAccountKey() }) },
  'accountKeys.read': { request: async (stage) => ({ params: { walletId: await keyOf(stage) } }) },
  'accountKeys.addresses': {
    request: async (stage) => ({ params: { walletId: await keyOf(stage) } }),
  },
};
