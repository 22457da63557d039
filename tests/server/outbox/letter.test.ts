import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { fileMailer } from '#server/node/mailer.ts';
import { deliverDue } from '#server/outbox/deliver.ts';
import { make } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';

const from = 'Plainvest <no-reply@plainvest.example>';
const smuggled = '\r\nBcc: eve@evil.example\r\nX-Evil: yes\r\n\r\nPay here instead.';
const ownHeaders = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** The names of the headers of the one mail that was sent, and what they say. */
async function headersSent(): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'mail'));
  expect(names).toHaveLength(1);
  const mail = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8');
  const [head = ''] = mail.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

test.each([
  ['an address', { to: `ada@investor.example${smuggled}`, subject: 'Hello' }],
  ['a subject', { to: 'ada@investor.example', subject: `Hello${smuggled}` }],
])('%s of many lines gives a mail no further header', async (_what, letter) => {
  await fileMailer(folder, from)({ ...letter, text: 'Hello.' }).catch(() => {});
  const sent = await headersSent();
  expect([...sent.keys()].sort()).toEqual(ownHeaders);
  expect(sent.get('From')).toBe(from);
});

describeOnEngines('what a person writes', (engine) => {
  test('comes into the text of a mail, and into no header', async () => {
    const backend = await startBackend({ db: engine().db });
    const register = (fullName: string, email: string) => {
      const password = { password: 'QuietHarbour#9', confirmPassword: 'QuietHarbour#9' };
      return make(backend, calls.auth.signUp, {
        body: { fullName, userName: 'ada', email, ...password },
      });
    };
    const refused = await register('Ada', `ada@investor.example${smuggled}`);
    expect([refused.status, refused.problem.message]).toEqual([422, messages.emailInvalid]);
    expect((await register(`Ada${smuggled}`, 'ada@investor.example')).status).toBe(200);
    await deliverDue({ ...backend.ports, mailer: fileMailer(folder, from) });
    const sent = await headersSent();
    expect([...sent.keys()].sort()).toEqual(ownHeaders);
    expect(sent.get('To')).toBe('ada@investor.example');
  });
});
