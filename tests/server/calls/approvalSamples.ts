import type { ProposalKind } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { openDay } from '#tests/support/nodes/openDay.ts';
import { raiseQuietAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { investor, type Person, randomEther } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';
import { expectDone, type Sample, type Stage, tail } from './callers.ts';

const reason = 'A reason of the tests.';

async function proposed(stage: Stage, kind: ProposalKind, { user }: Person): Promise<string> {
  const { backend, ada } = stage;
  const isOfStaff = kind === 'duty' || kind === 'reset';
  const userId = isOfStaff ? await backend.addStaff(`staff-${tail()}`) : ada.user._id;
  return proposeDirectly(backend, { kind, userId, by: user._id });
}

const approved = (kind: ProposalKind): Sample => ({
  request: async (stage) => ({ params: { id: await proposed(stage, kind, stage.alan) } }),
});

/** An adjustment of Ada's balance. */
async function credited({ backend, alan, ada }: Stage): Promise<string> {
  const { token } = alan;
  const userId = ada.user._id;
  const body = { status: 'Credit', amount: '5', reason };
  expectDone(await callApi(backend, calls.users.adjust, { token, params: { userId }, body }));
  const query = { filter: { kind: 'credit' } } as const;
  const sent = { token, params: { id: userId }, query };
  const { data } = expectDone(await callApi(backend, calls.users.transactions, sent));
  return data[0]?._id ?? '';
}

async function objected(stage: Stage): Promise<string> {
  const id = await proposed(stage, 'rule', stage.alan);
  const { token } = stage.grace;
  const sent = { token, params: { kind: 'rule', id }, body: { reason } };
  expectDone(await callApi(stage.backend, calls.approvals.object, sent));
  return id;
}

/** The calls of approvals. */
export const approvalSamples: Record<string, Sample> = {
  'approvals.proposeRule': {
    request: () => ({ body: { kind: 'withdrawal', fromUsd: '70', approvals: 1 } }),
  },
  'rulePresets.propose': {
    request: async ({ backend, alan }) => {
      const fromUsd = String(1 + (Number.parseInt(tail(), 16) % 900_000));
      const body = { kind: 'withdrawal', fromUsd, approvals: 1 } as const;
      const { token } = alan;
      expectDone(await callApi(backend, calls.approvals.proposeRule, { token, body }));
      return { body: { preset: 'one-person' } };
    },
  },
  'approvals.approveRule': approved('rule'),
  'approvals.approveWallet': approved('wallet'),
  'approvals.approveAdjustment': approved('adjustment'),
  'approvals.approveReversal': approved('reversal'),
  'approvals.approveDuty': approved('duty'),
  'approvals.approveReset': approved('reset'),
  'resets.propose': {
    request: async ({ backend }) => {
      const eve = await investor(backend, `eve-${tail()}`);
      await addApp(backend, eve);
      return { body: { userId: eve.user._id, reason } };
    },
  },
  'reconciliations.make': {
    request: async ({ backend, alan: { token } }) => {
      const body = { walletAdd: randomEther(), walletType: 'eth', ownCoin: true } as const;
      expectDone(await callApi(backend, calls.wallets.add, { token, body }));
      return { body: { coin: 'ETH' } };
    },
  },
  'reconciliations.close': {
    request: async ({ backend }) => ({ params: { id: await openDay(backend) } }),
  },
  'reconciliations.read': {
    request: async ({ backend }) => ({ params: { id: await openDay(backend) } }),
  },
  'alarms.close': {
    request: async ({ backend }) => ({
      params: { id: await raiseQuietAlarm(backend) },
      body: { note: reason },
    }),
  },
  'reversals.create': {
    request: async (stage) => ({
      body: { source: 'adjustment', sourceId: await credited(stage), kind: 'wrong', reason },
    }),
  },
  'approvals.withdraw': {
    request: async (stage) => ({
      params: { kind: 'wallet', id: await proposed(stage, 'wallet', stage.grace) },
    }),
  },
  'approvals.object': {
    request: async (stage) => ({
      params: { kind: 'rule', id: await proposed(stage, 'rule', stage.alan) },
      body: { reason },
    }),
  },
  'approvals.read': {
    request: async (stage) => ({
      params: { kind: 'rule', id: await proposed(stage, 'rule', stage.alan) },
    }),
  },
  'approvals.lift': {
    request: async (stage) => ({ params: { kind: 'rule', id: await objected(stage) } }),
  },
};
