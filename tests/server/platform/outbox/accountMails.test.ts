import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { Letter } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

async function mailsSent(backend: Backend): Promise<Letter[]> {
  await sendDueMails(backend.ports);
  return backend.mails.splice(0);
}

describeOnOneEngine('a mail of the account', (engine) => {
  test('to a new address asks for its confirmation', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    await mailsSent(backend);
    const body = { email: 'ada@new.example' };
    await callApi(backend, calls.profile.update, { token: ada.token, body });
    const mails = await mailsSent(backend);
    const to = (address: string) => mails.find((mail) => mail.to === address);
    expect(to('ada@new.example')?.subject).toBe('Confirm your new email address');
    expect(to('ada@new.example')?.text).toMatch(/Until then we use the old one/);
    expect(to('ada@new.example')?.html).toMatch(/href="[^"]+\/verify-email#[\w-]{43}"/);
    expect(to(ada.user.email)?.text).toContain('It must be confirmed there');
    expect(to(ada.user.email)?.text).toContain('Support contact: not configured');
  });

  test('has names escaped and no link from a value', async () => {
    const backend = await startBackend({ db: engine().db });
    const letter = {
      to: 'ada@investor.example',
      subject: 'Hello <b>',
      hello: 'Hello <script>"Ada" & Co</script>,',
      lines: ['Your account was suspended.'],
      facts: [['Name', '[link]\n[site]/evil <!--link-->'] as const],
    };
    await enqueue(backend.db, letter, backend.clock.now());
    const [mail] = await mailsSent(backend);
    expect(mail?.html).toContain('Hello &lt;script&gt;&quot;Ada&quot; &amp; Co&lt;/script&gt;,');
    expect(mail?.html).toContain('<title>Hello &lt;b&gt;</title>');
    expect(mail?.html).toContain('&lt;!--link--&gt;');
    expect(mail?.text).toContain('Name: [link] [site]/evil');
  });

  test('of an earlier version without HTML is sent as its text', async () => {
    const backend = await startBackend({ db: engine().db });
    const at = backend.clock.now();
    const row = { id: crypto.randomUUID(), created_at: at, due_at: at };
    const mail = { recipient: 'ada@investor.example', subject: 'Old', body: 'Hello.\n' };
    await backend.db
      .insertInto('outbox')
      .values({ ...row, ...mail })
      .execute();
    expect(await mailsSent(backend)).toEqual([
      { to: mail.recipient, subject: 'Old', text: 'Hello.\n' },
    ]);
  });
});
