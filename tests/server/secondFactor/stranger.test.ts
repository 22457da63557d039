import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { addresses, confirmEmail, investor, signIn } from '#tests/support/people.ts';

describeOnOneEngine('a second step that was added before the address was confirmed', (engine) => {
  test.each([
    ['goes with a password that its mailbox sets', false],
    ['stays once the address is confirmed', true],
  ])('%s', async (_, isConfirmed) => {
    const backend = await startBackend({ db: engine().db });
    const stranger = await investor(backend, 'ada', { confirmed: false });
    await addApp(backend, stranger);
    const { token: session } = stranger;
    const added = { coin: 'BTC', address: addresses.BTC } as const;
    await callApi(backend, calls.addressBook.add, { token: session, body: added });
    if (isConfirmed) await confirmEmail(backend, 'ada');
    const email = 'ada@investor.example';
    await callApi(backend, calls.auth.forgotPassword, { body: { email } });
    while ((await sendDueMails(backend.ports)) > 0);
    const texts = backend.mails.map(({ text }) => text).join();
    const [, token = ''] = /\/reset-password#(\S+)/.exec(texts) ?? [];
    const newPassword = 'NewHarbour#8';
    const body = { token, newPassword, confirmPassword: newPassword };
    expect((await callApi(backend, calls.auth.resetPassword, { body })).status).toBe(200);
    const entering = signIn(backend, 'ada', newPassword);
    const left = await backend.db
      .selectFrom('payout_addresses')
      .select('id')
      .where('removed_at', 'is', null)
      .execute();
    expect(left).toHaveLength(isConfirmed ? 1 : 0);
    if (isConfirmed) await expect(entering).rejects.toThrow();
    else expect((await entering).user.userName).toBe('ada');
  });
});
