import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { expectDone, type Sample, type Stage } from './callers.ts';

async function keyOf({ backend, grace }: Stage): Promise<string> {
  const body = newAccountKey({ coin: 'ETH' });
  const { token } = grace;
  return expectDone(await callApi(backend, calls.accountKeys.add, { token, body })).data._id;
}

export const keySamples: Record<string, Sample> = {
  'accountKeys.add': { request: () => ({ body: newAccountKey() }) },
  'accountKeys.read': { request: async (stage) => ({ params: { walletId: await keyOf(stage) } }) },
  'accountKeys.addresses': {
    request: async (stage) => ({ params: { walletId: await keyOf(stage) } }),
  },
};
