import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { smtpMailer } from '#server/adapters/mailer.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { type NamedRow, rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { startExim } from './exim.ts';

const from = 'Plainvest <no-reply@plainvest.example>';

/** Sends all that is due; the reasons of what was not sent. */
async function send(backend: Backend, url: string): Promise<string[]> {
  const reasons: string[] = [];
  const log: Backend['ports']['log'] = (level, _event, details) => {
    if (level === 'error') reasons.push(String(details?.reason));
  };
  const mailer = smtpMailer(url, { from, startTls: true });
  while ((await sendDueMails({ ...backend.ports, mailer, log })) > 0);
  return reasons;
}

/** Staff of an earlier call would get each mail to all staff. */
const suspendStaff = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE users SET status = 'suspended' WHERE role = 'admin'`.execute(trx);
  });

/** Makes a call of the contract once, by someone who may. */
async function make(backend: Backend, [name, call]: NamedRow): Promise<void> {
  await suspendStaff(backend.db);
  const stage = await setStage(backend);
  const who = call.access === 'admin' ? stage.grace : stage.ada;
  const request = (await samples[name]?.request(calledBy(stage, who))) ?? {};
  const { status } = await callApi(backend, call, { ...request, token: who.token } as never);
  expect([name, status < 400]).toEqual([name, true]);
}

/** The subject without figures and names: one for each kind of mail. */
const kindOf = (subject: string) => subject.replace(/\$[\d,.]+/g, '$…').replace(/\(#?\w+\)/, '(…)');

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\s+/g, ' ') ??
  '';

describeOnOneEngine('Exim', (engine) => {
  const queue = (backend: Backend, to: string) =>
    enqueue(backend.db, { to, subject: 'A mail', lines: ['One line.'] }, backend.clock.now());

  test(
    'receives each kind of mail by TLS, once',
    async () => {
      const exim = await startExim();
      const backend = await startBackend({ db: engine().db });
      backend.ports.health.notReadyReason = undefined;
      const url = `${exim.smtps}?tls.ca=${exim.ca}`;
      // Some samples read the link of a mail, so they send it.
      backend.ports.mailer = smtpMailer(url, { from, startTls: true });
      for (const row of rows.filter(([, { method }]) => method !== 'GET')) await make(backend, row);
      expect(await send(backend, url)).toEqual([]);
      const sent = await backend.db.selectFrom('outbox').select(['recipient', 'subject']).execute();
      await vi.waitFor(() => expect(exim.mails()).toHaveLength(sent.length), {
        timeout: patience(60_000),
        interval: 200,
      });
      const received = exim.mails();
      const envelope = (to: string, subject: string) => `${to} ${subject}`;
      expect(
        received.map((mail) => envelope(headerOf(mail, 'To'), headerOf(mail, 'Subject'))).sort(),
      ).toEqual(sent.map(({ recipient, subject }) => envelope(recipient, subject)).sort());
      for (const mail of received) {
        expect(headerOf(mail, 'Received')).toMatch(/with esmtpsa .*TLS1\.[23]/);
        expect(headerOf(mail, 'From')).toBe(from);
        expect(headerOf(mail, 'Content-Type')).toContain('multipart/alternative');
      }
      const kinds = [...new Set(sent.map(({ subject }) => kindOf(subject)))].sort();
      console.info(`${received.length} mails of ${kinds.length} kinds:\n${kinds.join('\n')}`);
      expect(kinds.length).toBeGreaterThan(25);
    },
    patience(600_000),
  );

  test('is asked for TLS after the greeting, and refused where its certificate is not known', async () => {
    const exim = await startExim();
    const backend = await startBackend({ db: engine().db });
    await queue(backend, 'ada@investor.example');
    expect((await send(backend, exim.smtps)).join()).toMatch(/self-signed certificate/);
    expect((await send(backend, `${exim.smtp}?tls.ca=${exim.ca}`)).join()).toBe('');
    expect(exim.mails()).toEqual([]);
    backend.clock.advance(10 * 60_000);
    expect(await send(backend, `${exim.smtp}?tls.ca=${exim.ca}`)).toEqual([]);
    await vi.waitFor(() => expect(exim.mails(), exim.log()).toHaveLength(1), {
      timeout: patience(20_000),
    });
  });

  test('refuses one recipient and delays another; both are tried again, and other mails arrive', async () => {
    const exim = await startExim();
    const url = `${exim.smtps}?tls.ca=${exim.ca}`;
    const backend = await startBackend({ db: engine().db });
    for (const name of ['refused', 'later', 'ada'])
      await queue(backend, `${name}@investor.example`);
    const reasons = await send(backend, url);
    expect(reasons.sort()).toEqual([
      expect.stringContaining('451'),
      expect.stringContaining('550'),
    ]);
    expect(reasons.join()).not.toContain('investor.example');
    exim.open();
    backend.clock.advance(10 * 60_000);
    expect(await send(backend, url)).toEqual([expect.stringContaining('No such mailbox here')]);
    await vi.waitFor(() => expect(exim.mails()).toHaveLength(2), { timeout: patience(20_000) });
    expect(
      exim
        .mails()
        .map((mail) => headerOf(mail, 'To'))
        .sort(),
    ).toEqual(['ada@investor.example', 'later@investor.example']);
    const rows = await backend.db.selectFrom('outbox').select(['recipient', 'sent_at']).execute();
    const unsent = rows.filter(({ sent_at }) => sent_at === null);
    expect(unsent.map(({ recipient }) => recipient)).toEqual(['refused@investor.example']);
  });
});
