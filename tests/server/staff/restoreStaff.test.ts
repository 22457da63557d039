import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { restoreStaff } from '#server/staff/restore.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, signIn, staff } from '#tests/support/people.ts';

const newPassword = 'BackInHarbour#4';
const reason = 'A reason of the tests.';

describeOnOneEngine('a restored staff account', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const mallory = await staff(backend, 'mallory');
    const alan = await staff(backend, 'alan');
    const { token } = mallory;
    const params = { id: alan.user._id, userId: alan.user._id };
    return { backend, alan, token, params };
  }

  test.each(['suspended', 'closed', 'an investor'])('that was %s works again', async (before) => {
    const { backend, alan, token, params } = await start();
    if (before === 'suspended')
      await callApi(backend, calls.users.suspend, { token, params, body: { reason } });
    if (before === 'closed') await callApi(backend, calls.users.close, { token, params });
    if (before === 'an investor')
      await callApi(backend, calls.staff.setRole, { token, params, body: { role: 'user' } });
    const link = await restoreStaff({ ...backend.ports, db: backend.db }, 'Alan');
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#[\w-]{43}$/);
    const [, linkToken = ''] = link.split('#');
    const body = { token: linkToken, newPassword, confirmPassword: newPassword };
    expect((await callApi(backend, calls.auth.resetPassword, { body })).status).toBe(200);
    expect((await callApi(backend, calls.auth.resetPassword, { body })).status).toBe(422);
    const again = await signIn(backend, 'alan', newPassword);
    expect((await callApi(backend, calls.overview.read, { token: again.token })).status).toBe(200);
    const verdict = await callApi(backend, calls.audit.verify, { token: again.token });
    expect(verdict.reply.data.intact).toBe(true);
    const { data } = (await callApi(backend, calls.audit.list, { token: again.token })).reply;
    expect(data.find(({ action }) => action === 'staff.restore')).toMatchObject({
      actor: { _id: alan.user._id },
      target: { kind: 'user', _id: alan.user._id },
      details: { by: 'command' },
    });
  });

  test('is mailed to all staff, and ends its old sessions', async () => {
    const { backend, alan } = await start();
    await restoreStaff({ ...backend.ports, db: backend.db }, 'alan');
    const mails = await backend.db
      .selectFrom('outbox')
      .select('recipient')
      .where('subject', '=', 'Staff account restored')
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'alan@staff.example',
      'mallory@staff.example',
    ]);
    expect((await callApi(backend, calls.auth.sessions, { token: alan.token })).status).toBe(401);
  });

  test('must exist', async () => {
    const { backend } = await start();
    await investor(backend);
    await expect(restoreStaff({ ...backend.ports, db: backend.db }, 'nemo')).rejects.toThrow(
      'No account has the user name nemo: nothing was changed.',
    );
  });
});
