import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('the team', (engine) => {
  test('is listed by name, suspended colleagues too, with the last visit of each', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const seenAt = backend.clock.now().toISOString();
    const alanId = await backend.addStaff('alan');
    await investor(backend);
    await callApi(backend, calls.users.suspend, {
      token: grace.token,
      params: { id: alanId },
      body: { reason: 'On leave.' },
    });
    const { reply } = await callApi(backend, calls.staff.list, { token: grace.token });
    const names = (name: string) => ({ fullName: `${name} of staff`, userName: name });
    expect(reply.data).toEqual([
      { _id: alanId, ...names('alan'), status: 'suspended', lastSeenAt: null },
      { _id: grace.user._id, ...names('grace'), status: 'active', lastSeenAt: seenAt },
    ]);
  });
});
