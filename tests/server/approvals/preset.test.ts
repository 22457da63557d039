import { expect, test } from 'vitest';
import { type ApprovalRule, ruleKinds } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import type { RulePreset } from '#contract/rulePresets.ts';
import { startBackend } from '#mocks/backend.ts';
import { checkSignatures } from '#server/approvals/checkSignatures.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { callSigned, withKeys } from '#tests/support/factor/sign.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('a preset of rules', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const rules = async (status: ApprovalRule['status'] = 'inForce') => {
      const all = (await callApi(backend, calls.approvals.rules, {})).reply.data;
      return all.filter((rule) => rule.status === status);
    };
    const choose = ({ token }: Person, preset: RulePreset) =>
      callApi(backend, calls.rulePresets.propose, { token, body: { preset } });
    const { propose, approveRule } = approvalCalls(backend);
    return { backend, grace, rules, choose, propose, approveRule };
  }

  test('lets one person ask for two everywhere at once, and keeps what is stricter', async () => {
    const { backend, grace, rules, choose, propose } = await start();
    expect(await choose(grace, 'two-people')).toMatchObject({
      status: 422,
      problem: { fields: { approvals: expect.stringMatching(/^Only 1 active staff/) } },
    });
    await staff(backend, 'alan');
    await staff(backend, 'otto');
    await propose(grace, { fromUsd: '5000', approvals: 3, waitHours: 48, separatePayer: true });
    const { status, reply } = await choose(grace, 'two-people');
    expect([status, reply.message]).toEqual([200, expect.stringMatching(/^All of them apply/)]);
    const steps = await rules();
    const large = steps.find(({ from }) => from === '5000.00');
    expect(large).toMatchObject({ approvals: 3, waitHours: 48, separatePayer: true });
    const others = steps.filter((rule) => rule !== large);
    expect(others.map(({ kind }) => kind).toSorted()).toEqual(ruleKinds.toSorted());
    expect(new Set(others.map(({ approvals }) => approvals))).toEqual(new Set([2]));
    const waits = others.filter(({ waitHours }) => waitHours > 0);
    expect(waits.map(({ kind, waitHours }) => [kind, waitHours]).toSorted()).toEqual([
      ['duty', 24],
      ['reset', 24],
      ['rule', 24],
      ['wallet', 24],
    ]);
    expect((await choose(grace, 'two-people')).status).toBe(409);
  });

  test('back to one person is proposed for others to approve, and comes after the wait', async () => {
    const { backend, grace, rules, choose, approveRule } = await start();
    const alan = await staff(backend, 'alan');
    await choose(grace, 'two-people');
    const { reply } = await choose(grace, 'one-person');
    expect(reply.message).toBe(
      '10 of 10 rules are proposed. Another person must approve each of them.',
    );
    expect((await choose(grace, 'one-person')).status).toBe(409);
    const proposed = await rules('proposed');
    expect(proposed.map(({ kind }) => kind).toSorted()).toEqual(ruleKinds.toSorted());
    for (const { _id } of proposed) expect((await approveRule(alan, _id)).status).toBe(200);
    expect(await rules('coming')).toHaveLength(ruleKinds.length);
    expect(new Set((await rules()).map(({ approvals }) => approvals))).toEqual(new Set([2]));
    await backend.advance(24 * 60 * 60_000);
    expect(new Set((await rules()).map(({ approvals }) => approvals))).toEqual(new Set([1]));
  });

  test('is signed once, for all its rules', async () => {
    const { backend, grace } = await start();
    const alan = await staff(backend, 'alan');
    const [signer] = await withKeys(backend, grace, alan);
    const call = { call: calls.rulePresets.propose, body: { preset: 'two-people' } } as const;
    expect((await callSigned(backend, signer, call)).status).toBe(200);
    await checkSignatures(backend.ports);
    expect(backend.ports.health.signatures?.failed).toBe(0);
  });
});
