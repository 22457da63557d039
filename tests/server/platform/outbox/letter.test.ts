import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { fileMailer, smtpMailer } from '#server/adapters/mailer.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';

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

/** The headers of the one mail that was sent. */
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

describeOnOneEngine('an address or a name of many lines', (engine) => {
  test('is refused, and no mail is made', async () => {
    const backend = await startBackend({ db: engine().db });
    const register = async (fullName: string, email: string) => {
      const password = { password: 'QuietHarbour#9', confirmPassword: 'QuietHarbour#9' };
      const { status, problem } = await callApi(backend, calls.auth.signUp, {
        body: { fullName, userName: 'ada', email, ...password },
      });
      return [status, problem.message];
    };
    const address = 'ada@investor.example';
    expect(await register('Ada', address + smuggled)).toEqual([422, messages.emailInvalid]);
    expect(await register(`Ada${smuggled}`, address)).toEqual([422, messages.nameInvalid]);
    expect(await backend.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

test('a mail in a file is readable only by the owner of the process', async () => {
  const letter = { to: 'ada@investor.example', subject: 'Hello', text: 'Hello.' };
  await mkdir(join(folder, 'mail'), { mode: 0o755 });
  await fileMailer(folder, from)(letter);
  const [name = ''] = await readdir(join(folder, 'mail'));
  const modes = [folder, join(folder, 'mail'), join(folder, 'mail', name)].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test('a mail in a file has no HTML', async () => {
  const html = '<p>Hello.</p>';
  await fileMailer(folder, from)({ to: 'ada@a.example', subject: 'Hello', text: 'Hello.', html });
  const [name = ''] = await readdir(join(folder, 'mail'));
  const mail = await readFile(join(folder, 'mail', name), 'utf8');
  expect(mail).toContain('Hello.');
  expect(mail).not.toContain('<p>');
});

test('a mail over SMTP has its text and its HTML as alternatives', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const line = String(chunk);
      received.push(line);
      if (line.startsWith('EHLO')) socket.write('250 mail.example\r\n');
      else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (/^(MAIL|RCPT)/.test(line) || line.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const mail = smtpMailer(`smtp://127.0.0.1:${port}`, { from, startTls: false });
  await mail({ to: 'ada@a.example', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' });
  server.close();
  const message = received.join('');
  for (const part of ['multipart/alternative', 'text/plain', 'text/html', '<p>Hello.</p>']) {
    expect(message).toContain(part);
  }
});
