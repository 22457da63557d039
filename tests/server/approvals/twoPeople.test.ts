import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Duty, duties } from '#contract/duties.ts';
import { dayMs } from '#contract/time.ts';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { carryOutDuties } from '#server/staff/carryOutDuties.ts';
import { readDuties } from '#server/staff/duties.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, type Person, signIn, walletAddresses } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

const refused = (status: number, message: string | RegExp) => ({
  status,
  problem: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
});
const firstOfTwo = /^Approval 1 of 2 recorded/;

async function person(backend: Backend, name: string, held?: readonly Duty[]): Promise<Person> {
  await backend.addPerson(name, held);
  return signIn(backend, name, staffPassword);
}

/** Calls of one installation, by who makes them. */
function installation(backend: Backend) {
  const made = approvalCalls(backend);
  return {
    ...made,
    add: ({ token }: Person, walletAdd: string = walletAddresses.BTC) =>
      callApi(backend, calls.wallets.add, { token, body: { walletAdd, walletType: 'btc' } }),
    approve: ({ token }: Person, id: string) =>
      callApi(backend, calls.approvals.approveWallet, { token, params: { id } }),
    approveDuty: ({ token }: Person, id: string) =>
      callApi(backend, calls.approvals.approveDuty, { token, params: { id } }),
    waitingOf: async (who: Person, kind: string) =>
      (await made.waiting(who)).filter((each) => each.kind === kind),
    set: ({ token }: Person, id: string, list: string) =>
      callApi(backend, calls.staff.setDuties, { token, params: { id }, body: { duties: list } }),
    suspends: ({ token }: Person, id: string) =>
      callApi(backend, calls.users.suspend, { token, params: { id }, body: { reason: 'Away.' } }),
    removes: ({ token }: Person, id: string) =>
      callApi(backend, calls.staff.setRole, { token, params: { id }, body: { role: 'user' } }),
    address: async ({ token }: Person) =>
      (await callApi(backend, calls.wallets.one, { token, params: { id: 'btc' } })).reply.data
        .walletAdd,
    ruleOf: async (kind: string) => {
      const { reply } = await callApi(backend, calls.approvals.rules, {});
      return reply.data.find((rule) => rule.kind === kind && rule.status === 'inForce');
    },
  };
}

describeOnOneEngine('addresses, rules and duties', (engine) => {
  const open = () => startBackend({ db: engine().db });

  test('are changed by one person in an installation of one, until a second one has the duty', async () => {
    const backend = await open();
    const grace = await person(backend, 'grace');
    const { add, address, propose, set, ruleOf } = installation(backend);
    expect(await add(grace)).toMatchObject({ status: 200, reply: { data: { active: 'yes' } } });
    expect((await propose(grace, { kind: 'wallet', approvals: 1 })).reply.message).toMatch(
      /^The rule applies from/,
    );
    const alan = await backend.addPerson('alan', []);
    expect(await ruleOf('duty')).toMatchObject({ approvals: 1, waitHours: 0, takesTwo: false });
    // All six at once, although people among them ends what one person may.
    expect((await set(grace, alan, duties.join())).reply.data.duties).toEqual(duties);
    for (const kind of ['wallet', 'rule', 'duty']) {
      expect(await ruleOf(kind)).toMatchObject({ approvals: 2, waitHours: 24, takesTwo: true });
    }
    expect(await ruleOf('deposit')).toMatchObject({ approvals: 1, waitHours: 0, takesTwo: false });
    expect((await add(grace, addresses.BTC)).reply.message).toMatch(firstOfTwo);
    expect(await address(grace)).toBe(walletAddresses.BTC);
  });

  test('an address counts a day after the second of two people', async () => {
    const backend = await open();
    const grace = await person(backend, 'grace');
    const alan = await person(backend, 'alan');
    const { add, approve, waitingOf, address, rested } = installation(backend);
    await add(grace);
    const [wallet] = await waitingOf(alan, 'wallet');
    expect(wallet).toMatchObject({ needed: 2, have: 1 });
    const id = wallet?._id ?? '';
    expect(await approve(grace, id)).toMatchObject(refused(409, platformMessages.approvedBefore));
    expect((await approve(alan, id)).reply.message).toMatch(/^Approved\. .* active from/);
    await backend.advance(dayMs - 1000);
    expect(await address(await rested('grace'))).toBe('');
    await backend.advance(1000);
    expect(await address(await rested('grace'))).toBe(walletAddresses.BTC);
  });

  test('a duty changes a day after the second of two people, unless someone objects', async () => {
    const backend = await open();
    const grace = await person(backend, 'grace');
    const alan = await person(backend, 'alan', ['people', 'pay']);
    const otto = await backend.addPerson('otto', ['audit', 'keys']);
    const { set, approveDuty, waitingOf, ruleOf, rested } = installation(backend);
    expect((await set(grace, otto, 'audit,pay')).reply.message).toBe(
      'Proposed for otto of staff: Pay, Keys. Another person must approve it.',
    );
    const proposed = await waitingOf(alan, 'duty');
    await backend.advance(60_000);
    for (const { _id } of proposed) {
      expect((await approveDuty(alan, _id)).reply.message).toBe(
        'The duties of otto of staff change on 3 Mar 2026, 09:01 UTC, unless someone objects.',
      );
    }
    await carryOutDuties(backend.ports);
    expect(await readDuties(backend.db, otto)).toEqual(['keys', 'audit']);
    const id = proposed.find(({ change }) => change === 'Give Pay to otto of staff')?._id ?? '';
    const body = { reason: 'Otto leaves.' };
    const objected = { token: alan.token, params: { kind: 'duty', id }, body };
    expect(await callApi(backend, calls.approvals.object, objected)).toMatchObject({ status: 200 });
    await backend.advance(dayMs);
    await carryOutDuties(backend.ports);
    expect(await readDuties(backend.db, otto)).toEqual(['audit']);
    const { token } = await rested('grace');
    const { reply } = await callApi(backend, calls.audit.list, { token });
    expect(reply.data[0]).toMatchObject({ action: 'user.duties', actor: { _id: alan.user._id } });
    // The one holder of Keys who is left is not the only one who counts.
    expect(await ruleOf('wallet')).toMatchObject({ takesTwo: true });
    await backend.advance(7 * dayMs);
    expect(await ruleOf('wallet')).toMatchObject({ takesTwo: false });
  });

  test('a change whose proposer is suspended in the wait is withdrawn, not made', async () => {
    const backend = await open();
    const grace = await person(backend, 'grace');
    const alan = await person(backend, 'alan');
    const rosa = await person(backend, 'rosa', ['people', 'keys']);
    const otto = await backend.addPerson('otto', ['audit']);
    const { set, approveDuty, waitingOf, suspends } = installation(backend);
    await set(grace, otto, 'audit,pay');
    const [change] = await waitingOf(alan, 'duty');
    await approveDuty(alan, change?._id ?? '');
    await approveDuty(rosa, change?._id ?? '');
    expect(await suspends(alan, grace.user._id)).toMatchObject({ status: 200 });
    await backend.advance(dayMs);
    await carryOutDuties(backend.ports);
    expect(await readDuties(backend.db, otto)).toEqual(['audit']);
    const row = backend.db.selectFrom('duty_changes').select('status');
    expect(await row.execute()).toEqual([{ status: 'withdrawn' }]);
  });

  test.each(['suspends', 'removes'] as const)(
    'who %s a colleague still needs another person for seven days',
    async (verb) => {
      const backend = await open();
      const grace = await person(backend, 'grace');
      const alan = await backend.addPerson('alan');
      const calling = installation(backend);
      expect(await calling[verb](grace, alan)).toMatchObject({ status: 200 });
      expect((await calling.add(grace)).reply.message).toMatch(firstOfTwo);
      await backend.advance(7 * dayMs - 1000);
      const later = await calling.rested('grace');
      expect((await calling.add(later, addresses.BTC)).reply.message).toMatch(firstOfTwo);
      expect(await calling.ruleOf('duty')).toMatchObject({ takesTwo: true });
      await backend.advance(1000);
      expect(await calling.ruleOf('duty')).toMatchObject({ takesTwo: false, approvals: 1 });
      const [waiting] = (await callApi(backend, calls.approvals.waiting, { token: later.token }))
        .reply.data;
      expect(waiting).toMatchObject({ kind: 'wallet', needed: 1, have: 1 });
    },
  );

  test('have no rule of less, and the preset of one person leaves them out', async () => {
    const backend = await open();
    const grace = await person(backend, 'grace');
    await person(backend, 'alan');
    const { propose } = installation(backend);
    const always = 'This always takes two people and 24 hours here.';
    expect(await propose(grace, { kind: 'duty', approvals: 1 })).toMatchObject(
      refused(422, always),
    );
    expect(await propose(grace, { kind: 'rule', approvals: 2, waitHours: 23 })).toMatchObject(
      refused(422, always),
    );
    expect(
      (await propose(grace, { kind: 'duty', approvals: 2, waitHours: 48 })).reply.message,
    ).toMatch(firstOfTwo);
    const preset = { token: grace.token, body: { preset: 'one-person' } as const };
    expect(await callApi(backend, calls.rulePresets.propose, preset)).toMatchObject({
      status: 200,
    });
    const kinds = backend.db.selectFrom('approval_rules').select('kind').where('approvals', '=', 1);
    const proposed = await kinds.where('status', '=', 'proposed').execute();
    expect(proposed).toEqual([{ kind: 'alarm' }]);
  });
});
