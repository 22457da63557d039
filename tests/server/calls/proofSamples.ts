import { calls } from '#contract/calls.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { callApi } from '#tests/support/caller.ts';
import { expectDone, type Sample, type Stage } from './callers.ts';

const withHead = (query: Record<string, unknown>): Sample => ({
  request: async ({ backend }) => {
    await keepLog(backend.ports);
    return { query };
  },
});

const issueFor = async (stage: Stage) =>
  expectDone(
    await callApi(stage.backend, calls.issuedStatements.issue, {
      token: stage.ada.token,
      body: { month: '2026-02' },
    }),
  ).data;

const issuedToAda: Sample = {
  whose: 'owner',
  request: async (stage) => ({ params: { id: (await issueFor(stage))._id } }),
};

/** Requests about the log and issued statements. */
export const proofSamples: Record<string, Sample> = {
  'log.checkpoint': withHead({}),
  'log.consistency': withHead({ from: 0, to: 1 }),
  'log.inclusion': withHead({ index: 0, size: 1 }),
  'log.leaves': withHead({ from: 0, count: 1 }),
  'issuedStatements.byHash': {
    request: async (stage) => ({ params: { sha256: (await issueFor(stage)).sha256 } }),
  },
  'issuedStatements.issue': { request: () => ({ body: { month: '2026-01' } }) },
  'issuedStatements.pdf': issuedToAda,
  'issuedStatements.signature': issuedToAda,
};
