import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { productionVariables } from '#tests/support/installation.ts';

const production = {
  ...productionVariables,
  SMTP_URL: 'smtps://mail.example.com',
  ALLOW_EMBEDDED_DB: '1',
};

const insecure = [
  ['PUBLIC_URL', 'http://invest.example.com'],
  ['PRICE_INDEX_URL', 'http://prices.example.com/index'],
  ['PRICE_SERVICE_URL', 'HTTP://prices.example.com/service'],
  ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false'],
] as const;

test('a second node is refused without a first one', () => {
  const ETH_NODE_URL_2 = 'http://localhost:8545';
  expect(() => readEnvironment({ ETH_NODE_URL_2 })).toThrow('ETH_NODE_URL_2 needs ETH_NODE_URL.');
});

test('MIGRATE_URL is refused without DATABASE_URL', () => {
  const MIGRATE_URL = 'postgres://plainvest@localhost/plainvest';
  expect(() => readEnvironment({ MIGRATE_URL })).toThrow(
    /^MIGRATE_URL is set without DATABASE_URL/,
  );
});

describe('production', () => {
  test.each(insecure)('refuses %s=%s, and lets it pass with ALLOW_INSECURE=1', (name, value) => {
    const given = { ...production, [name]: value };
    expect(() => readEnvironment(given)).toThrow(new RegExp(`^${name} `));
    const { insecure: passed } = readEnvironment({ ...given, ALLOW_INSECURE: '1' });
    expect(passed).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  test('names each insecure setting', () => {
    const all = { ...production, ...Object.fromEntries(insecure) };
    expect(readEnvironment({ ...all, ALLOW_INSECURE: '1' }).insecure).toHaveLength(4);
  });

  test('refuses an SMTP_URL that is not one', () => {
    expect(() => readEnvironment({ ...production, SMTP_URL: 'mail.example.com' })).toThrow(
      /^SMTP_URL must be an address/,
    );
  });

  test.each([
    ['smtp://mail.example.com', true],
    ['smtp://mail.example.com?requireTLS=false', true],
    ['smtps://mail.example.com', false],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1', false],
    ['smtp://[::1]:25', false],
  ])('asks for STARTTLS at %s: %s', (url, expected) => {
    expect(readEnvironment({ ...production, SMTP_URL: url }).smtpStartTls).toBe(expected);
    const allowed = { ...production, SMTP_URL: url, ALLOW_INSECURE: '1' };
    expect(readEnvironment(allowed).smtpStartTls).toBe(false);
  });

  test('takes prices from its own machine over http', () => {
    const local = { ...production, PRICE_INDEX_URL: 'http://127.0.0.1:8080/index' };
    expect(readEnvironment(local).insecure).toEqual([]);
  });
});

test('reads what the operator states, and refuses days and register that are none', () => {
  const { operator } = readEnvironment({
    ...production,
    OPERATOR_COMPLAINT_DAYS: '15',
    OPERATOR_LAW: 'The law of Norway; courts in Oslo.',
  });
  expect(operator).toMatchObject({
    status: 'Not supervised by any authority.',
    income: 'We earn interest on money that we hold for you.',
    complaintDays: 15,
    law: 'The law of Norway; courts in Oslo.',
    ombudsman: null,
  });
  const wrong = { OPERATOR_COMPLAINT_DAYS: '1.5', OPERATOR_REGISTER_URL: 'http://register' };
  expect(() => readEnvironment(wrong)).toThrow(
    /^OPERATOR_REGISTER_URL must be an https address\.\nOPERATOR_COMPLAINT_DAYS must be/,
  );
});

test('links a demo at an address only', () => {
  expect(readEnvironment({ DEMO_URL: 'https://demo.example/' }).demoUrl).toBe(
    'https://demo.example/',
  );
  expect(readEnvironment({}).demoUrl).toBeUndefined();
  expect(() => readEnvironment({ DEMO_URL: 'javascript:0' })).toThrow(/^DEMO_URL must be/);
});

test('demo mode refuses none of these', () => {
  expect(readEnvironment(Object.fromEntries(insecure)).insecure).toEqual([]);
});

test('a mail that must be encrypted is not sent to a server without STARTTLS', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (data) => {
      const [verb = ''] = data.toString().trim().split(' ');
      heard.push(verb);
      socket.write(verb === 'EHLO' ? '250 mail.example.com\r\n' : '502 Not known\r\n');
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mail = smtpMailer(`smtp://127.0.0.1:${port}?requireTLS=false`, {
    from: 'a@plainvest.example',
    startTls: true,
  });
  await expect(mail({ to: 'b@plainvest.example', subject: 'x', text: 'x' })).rejects.toThrow();
  expect(heard).not.toContain('MAIL');
  server.close();
});
