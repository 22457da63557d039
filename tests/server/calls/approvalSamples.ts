import type { ProposalKind } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';
import { expectDone, type Sample, type Stage, tail } from './callers.ts';

const reason = 'A reason of the tests.';

async function proposed(stage: Stage, kind: ProposalKind, { user }: Person): Promise<string> {
  const { backend, ada } = stage;
  const userId = kind === 'duty' ? await backend.addStaff(`staff-${tail()}`) : ada.user._id;
  return proposeDirectly(backend, { kind, userId, by: user._id });
}

const approved = (kind: ProposalKind): Sample => ({
  request: async (stage) => ({ params: { id: await proposed(stage, kind, stage.alan) } }),
});

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
  'approvals.approveRule': approved('rule'),
  'approvals.approveWallet': approved('wallet'),
  'approvals.approveAdjustment': approved('adjustment'),
  'approvals.approveDuty': approved('duty'),
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
  'approvals.lift': {
    request: async (stage) => ({ params: { kind: 'rule', id: await objected(stage) } }),
  },
};
