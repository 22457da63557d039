import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { acceptPayout, signedByDevice } from '#tests/support/nodes/signedByDevice.ts';
import { expectDone, type Sample, type Stage } from './callers.ts';
import { withdrawalOfAda } from './fixtures.ts';

// The coin of an earlier sample may be spent by a later one of the same stage.
const seeds: Uint8Array[] = [];

function seed(): Uint8Array {
  const made = crypto.getRandomValues(new Uint8Array(32));
  seeds.push(made);
  return made;
}

/** An approved withdrawal, and coin that pays it. */
async function payable(stage: Stage, ownSeed = seed()) {
  // Staff confirm the deposit without a look at the chain.
  await stage.backend.db.deleteFrom('chain_state').execute();
  const withdrawals = await withdrawalOfAda(stage, true);
  await keyWithCoin(stage.backend, stage.alan, { seed: ownSeed });
  return { coin: 'BTC', withdrawals, feeRate: 2 } as const;
}

/** A draft with its signed file. */
async function made(stage: Stage, maker = stage.alan) {
  const { backend } = stage;
  const ownSeed = seed();
  const body = await payable(stage, ownSeed);
  const { token } = maker;
  const { data } = expectDone(await callApi(backend, calls.payouts.make, { token, body }));
  const device = { id: data._id, seed: ownSeed, earlier: seeds.slice(0, -1) };
  return { id: data._id, signed: await signedByDevice(backend, device) };
}

const onDraft: Sample = { request: async (stage) => ({ params: { id: (await made(stage)).id } }) };

export const payoutSamples: Record<string, Sample> = {
  'payouts.make': { request: async (stage) => ({ body: await payable(stage) }) },
  'payouts.read': onDraft,
  'payouts.psbt': onDraft,
  'payouts.sign': {
    request: async (stage) => {
      const { id, signed } = await made(stage);
      return { params: { id }, body: { signed } };
    },
  },
  'payouts.send': {
    request: async (stage) => {
      const { id, signed } = await made(stage);
      const { token } = stage.alan;
      const sent = { token, params: { id }, body: { signed } };
      expectDone(await callApi(stage.backend, calls.payouts.sign, sent));
      await acceptPayout(stage.backend, id);
      return { params: { id } };
    },
  },
  'payouts.replace': {
    request: async (stage) => {
      const { id } = await made(stage, stage.grace);
      await seePayout(stage.backend, id);
      return { params: { id }, body: { feeRate: 9 } };
    },
  },
  'payouts.cancel': {
    request: async (stage) => ({
      params: { id: (await made(stage)).id },
      body: { reason: 'A reason of the tests.' },
    }),
  },
};
