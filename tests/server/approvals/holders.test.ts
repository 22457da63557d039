import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';

describeOnOneEngine('the people who can act', (engine) => {
  test('are counted without samples, as for a rule that takes two people', async () => {
    const backend = await startBackend({ db: engine().db });
    const read = async () => {
      const { reply } = await callApi(backend, calls.approvals.rules, {});
      const rule = reply.data.find(({ kind }) => kind === 'wallet');
      const people = reply.holders.find(({ duty }) => duty === 'keys')?.people;
      return { people, approvals: rule?.approvals };
    };
    await backend.addPerson('grace');
    await backend.addStaff('sample');
    expect(await read()).toEqual({ people: 1, approvals: 1 });
    await backend.addPerson('alan');
    expect(await read()).toEqual({ people: 2, approvals: 2 });
  });
});
