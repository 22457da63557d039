import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, type Person, signIn, staff } from '#tests/support/people.ts';

const hourMs = 3_600_000;
const reason = 'A reason of the tests.';
type Verb = (backend: Backend, token: string, id: string) => Promise<{ status: number }>;

const invite: Verb = (backend, token) => {
  const body = { fullName: 'Back Door', userName: 'backdoor', email: 'backdoor@staff.example' };
  return callApi(backend, calls.staff.invite, { token, body });
};
const suspend: Verb = (backend, token, id) =>
  callApi(backend, calls.users.suspend, { token, params: { id }, body: { reason } });
const unsuspend: Verb = (backend, token, id) =>
  callApi(backend, calls.users.unsuspend, { token, params: { id }, body: { reason } });
const close: Verb = (backend, token, userId) =>
  callApi(backend, calls.users.close, { token, params: { userId } });
const setRole =
  (role: 'admin' | 'user'): Verb =>
  (backend, token, id) =>
    callApi(backend, calls.staff.setRole, { token, params: { id }, body: { role } });

describeOnOneEngine('all staff receive a mail', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const names = ['grace', 'alan', 'barbara'];
    const people: Person[] = [];
    // One after the other: only the first account of all needs no line in the audit log.
    for (const name of names) people.push(await staff(backend, name));
    const [grace, alan] = people as [Person, Person, Person];
    const to = async (subject: string) => {
      const rows = await backend.db
        .selectFrom('outbox')
        .select('recipient')
        .where('subject', '=', subject)
        .orderBy('recipient')
        .execute();
      return rows.map(({ recipient }) => recipient.split('@')[0]);
    };
    const done = async (verb: Verb, id: string) =>
      expect((await verb(backend, grace.token, id)).status).toBe(200);
    return { backend, alan, to, done };
  }

  test.each([
    ['an invitation', invite, 'New staff invited'],
    ['a role taken away', setRole('user'), 'Staff member removed'],
    ['a suspension', suspend, 'Staff member suspended'],
    ['a closed account', close, 'Staff account closed'],
  ])('about %s', async (_what, verb, subject) => {
    const { alan, to, done } = await start();
    await done(verb, alan.user._id);
    expect(await to(subject)).toEqual(['alan', 'barbara', 'grace']);
  });

  test('about an investor who becomes staff and a suspension that is lifted', async () => {
    const { backend, alan, to, done } = await start();
    await done(setRole('admin'), (await investor(backend)).user._id);
    expect(await to('New member of staff')).toEqual(['alan', 'barbara', 'grace']);
    await done(suspend, alan.user._id);
    await done(unsuspend, alan.user._id);
    expect(await to('Staff suspension lifted')).toContain('alan');
  });

  test('names who did it, to whom and why', async () => {
    const { backend, alan, done } = await start();
    await done(suspend, alan.user._id);
    const { body } = await backend.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', '=', 'Staff member suspended')
      .executeTakeFirstOrThrow();
    expect(body).toContain('grace of staff suspended a member of staff.');
    expect(body).toContain(`Account: alan of staff (alan, alan@staff.example)\nReason: ${reason}`);
  });

  test.each([
    ['suspended', suspend],
    ['closed', close],
    ['no longer staff', setRole('user')],
  ])('those %s within the last day too', async (_what, verb) => {
    const { backend, alan, to, done } = await start();
    await done(verb, alan.user._id);
    backend.clock.advance(24 * hourMs - 1);
    const later = await signIn(backend, 'grace', 'StaffPass#1');
    await addWallet(backend, later);
    expect(await to('Bitcoin deposit address changed')).toEqual(['alan', 'barbara', 'grace']);
    backend.clock.advance(1);
    await addWallet(backend, later, 'ETH');
    expect(await to('Ethereum deposit address changed')).toEqual(['barbara', 'grace']);
  });

  test('and none about investors', async () => {
    const { backend, to, done } = await start();
    const { _id: id } = (await investor(backend)).user;
    await done(suspend, id);
    await done(unsuspend, id);
    await done(close, id);
    const subjects = ['Staff member suspended', 'Staff suspension lifted', 'Staff account closed'];
    expect(await Promise.all(subjects.map(to))).toEqual([[], [], []]);
  });
});
