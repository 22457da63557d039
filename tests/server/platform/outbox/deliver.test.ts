import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { enqueue, type QueuedLetter } from '#server/platform/outbox/enqueue.ts';
import type { Letter, Ports } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

const email = 'ada@investor.example';
const hourMs = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Ports whose mails go to a mail server that a test plays; errors are lines, not failures. */
function portsTo(backend: Backend, mailer: Ports['mailer']) {
  const lines: [string, string][] = [];
  const log: Ports['log'] = (level, event) => void lines.push([level, event]);
  return { ports: { ...backend.ports, log, mailer }, lines };
}

const queue = (backend: Backend, subject: string, more: Partial<QueuedLetter> = {}) =>
  enqueue(backend.db, { to: email, subject, lines: ['Hello.'], ...more }, backend.clock.now());

const tokenIn = (letter: Letter | undefined) => /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';

describeOnOneEngine('a mail', (engine) => {
  test('of twenty is sent once by two servers and a slow mail server', async () => {
    const backend = await startBackend({ db: engine().db });
    for (let at = 0; at < 20; at++) await queue(backend, `Mail ${at}`);
    const sent: string[] = [];
    const other = portsTo(backend, async ({ subject }) => void sent.push(subject));
    const slow = portsTo(backend, async ({ subject }) => {
      sent.push(subject);
      backend.clock.advance(40_000);
      // The second server begins its round in the middle of the first one's.
      if (sent.length === 3) await sendDueMails(other.ports);
    });
    await sendDueMails(slow.ports);
    expect(sent.length).toBe(20);
    expect(new Set(sent).size).toBe(20);
  });

  test('stays leased while its sending takes minutes', async () => {
    const backend = await startBackend({ db: engine().db });
    await queue(backend, 'Slow');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sent: string[] = [];
    const isLeased = async () => {
      const mail = backend.db.selectFrom('outbox').select('due_at').where('subject', '=', 'Slow');
      return (await mail.executeTakeFirstOrThrow()).due_at > backend.clock.now();
    };
    const other = portsTo(backend, async () => void sent.push('other'));
    const slow = portsTo(backend, async () => {
      for (let step = 0; step < 20; step++) {
        backend.clock.advance(15_000);
        vi.advanceTimersByTime(15_000);
        while (!(await isLeased()));
        await sendDueMails(other.ports);
      }
      sent.push('slow');
    });
    await sendDueMails(slow.ports);
    expect(sent).toEqual(['slow']);
  });

  test('of security goes before an awaited link, that before all others, and a fresh one before a failed one', async () => {
    const backend = await startBackend({ db: engine().db });
    const { user } = await investor(backend);
    await sendDueMails(backend.ports);
    backend.mails.length = 0;
    await queue(backend, 'Failed');
    const down = portsTo(backend, () => Promise.reject(new Error('refused')));
    await sendDueMails(down.ports);
    backend.clock.advance(hourMs);
    await queue(backend, 'Ordinary');
    const link = { purpose: 'verify-email', userId: user._id } as const;
    await queue(backend, 'Link', { link, action: { label: 'Confirm' } });
    await queue(backend, 'Security', { urgent: true });
    await sendDueMails(backend.ports);
    const subjects = backend.mails.map(({ subject }) => subject);
    expect(subjects).toEqual(['Security', 'Link', 'Ordinary', 'Failed']);
  });

  test('is given up after 20 tries, with its reason, and holds up no other', async () => {
    const backend = await startBackend({ db: engine().db });
    await queue(backend, 'Refused');
    const refusing = portsTo(backend, async ({ subject }) => {
      if (subject === 'Refused') throw new Error('550 no such box');
      backend.mails.push({ to: email, subject, text: '' });
    });
    for (let tries = 0; tries < 25; tries++) {
      await sendDueMails(refusing.ports);
      backend.clock.advance(2 * hourMs);
    }
    await queue(backend, 'Other');
    await sendDueMails(refusing.ports);
    const rows = await backend.db
      .selectFrom('outbox')
      .select(['subject', 'attempts', 'last_error', 'sent_at', 'given_up_at'])
      .orderBy('created_at')
      .execute();
    expect(rows[0]).toMatchObject({ attempts: 20, last_error: '550 no such box', sent_at: null });
    expect(rows[0]?.given_up_at).toBeInstanceOf(Date);
    expect(backend.mails.map(({ subject }) => subject)).toEqual(['Other']);
    const over = refusing.lines.filter(([, event]) => event === 'mail given up');
    expect(over).toEqual([['error', 'mail given up']]);
  });
});

describeOnOneEngine('the link of a mail', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db, config: { demo: false } });
    await investor(backend);
    await sendDueMails(backend.ports);
    backend.mails.length = 0;
    await callApi(backend, calls.auth.forgotPassword, { body: { email } });
    const reset = async (token: string) => {
      const body = { token, newPassword: 'NewHarbour#8', confirmPassword: 'NewHarbour#8' };
      const { status, reply, problem } = await callApi(backend, calls.auth.resetPassword, { body });
      return status === 200 ? reply.message : problem.message;
    };
    return { backend, reset };
  }

  test('has no token in the database before it is sent, nor afterwards', async () => {
    const { backend } = await start();
    const bodies = async () =>
      JSON.stringify(await backend.db.selectFrom('outbox').select('body').execute());
    expect(await bodies()).not.toMatch(/#[\w-]{43}/);
    await sendDueMails(backend.ports);
    expect(tokenIn(backend.mails[0])).toMatch(/^[\w-]{43}$/);
    expect(await bodies()).not.toMatch(/#[\w-]{43}/);
  });

  test('is valid for an hour from its sending', async () => {
    const { backend, reset } = await start();
    backend.clock.advance(5 * hourMs);
    await sendDueMails(backend.ports);
    backend.clock.advance(hourMs - 1);
    expect(await reset(tokenIn(backend.mails[0]))).toBe(authMessages.passwordReset);
  });

  test('of a failed try is replaced by that of the next', async () => {
    const { backend, reset } = await start();
    const tries: Letter[] = [];
    const failing = portsTo(backend, async (letter) => {
      tries.push(letter);
      if (tries.length === 1) throw new Error('connection lost');
    });
    await sendDueMails(failing.ports);
    backend.clock.advance(hourMs / 2);
    await sendDueMails(failing.ports);
    expect(await reset(tokenIn(tries[0]))).toBe(messages.resetLinkDead);
    expect(await reset(tokenIn(tries[1]))).toBe(authMessages.passwordReset);
  });

  test('is not sent after a new password revoked it', async () => {
    const { backend, reset } = await start();
    await sendDueMails(backend.ports);
    await callApi(backend, calls.auth.forgotPassword, { body: { email } });
    expect(await reset(tokenIn(backend.mails[0]))).toBe(authMessages.passwordReset);
    backend.mails.length = 0;
    await sendDueMails(backend.ports);
    expect(backend.mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });
});
