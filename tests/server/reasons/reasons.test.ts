import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('the reasons for declining', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const { token } = grace;
    const list = async () => (await callApi(backend, calls.reasons.list, { token })).reply.data;
    const update = (kind: string, reasons: unknown) => {
      const json = typeof reasons === 'string' ? reasons : JSON.stringify(reasons);
      const body = { kind, reasons: json } as never;
      return callApi(backend, calls.reasons.update, { token, body });
    };
    return { backend, token, list, update };
  }

  test('begin with sentences for both kinds', async () => {
    const { list } = await start();
    const kinds = (await list()).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['deposit', 'withdrawal']));
    expect(kinds.length).toBeLessThanOrEqual(18);
  });

  test('are replaced for one kind, in their order, with a line in the log', async () => {
    const { backend, token, list, update } = await start();
    const withdrawals = (await list()).filter(({ kind }) => kind === 'withdrawal');
    const { status, reply } = await update('deposit', [' Not found. ', 'Sent twice.']);
    const deposits = [
      { _id: 'deposit-1', kind: 'deposit', text: 'Not found.' },
      { _id: 'deposit-2', kind: 'deposit', text: 'Sent twice.' },
    ];
    expect([status, reply.data]).toEqual([200, [...deposits, ...withdrawals]]);
    expect(await list()).toEqual([...deposits, ...withdrawals]);
    const log = await callApi(backend, calls.audit.list, { token });
    expect(log.reply.data[0]).toMatchObject({
      action: 'reasons.update',
      details: { kind: 'deposit', reasons: 'Not found.\nSent twice.' },
    });
    expect((await update('withdrawal', [])).status).toBe(200);
    expect(await list()).toEqual(deposits);
  });

  test('reject more than nine, long, empty, equal or unreadable ones', async () => {
    const { list, update } = await start();
    const before = await list();
    const ten = Array.from({ length: 10 }, (_, n) => `Reason ${n}`);
    const wrong = [ten, ['x'.repeat(201)], [' '], ['Same.', 'Same. '], [1], {}, 'no json', 'null'];
    for (const reasons of wrong) {
      const { status, problem } = await update('deposit', reasons);
      expect([reasons, status, problem.fields]).toEqual([
        reasons,
        422,
        { reasons: messages.reasonsUnreadable },
      ]);
    }
    expect((await update('other', ['Fine.'])).status).toBe(422);
    expect(await list()).toEqual(before);
  });

  test('are changed with the duty Keys, and all staff get a mail about it', async () => {
    const { backend, list, update } = await start();
    const [removed] = (await list()).map(({ text }) => text);
    const alan = await staff(backend, 'alan', ['review', 'approve', 'people']);
    const body = { kind: 'deposit', reasons: '["Mine."]' } as const;
    const refused = await callApi(backend, calls.reasons.update, { token: alan.token, body });
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
    const mails = async () => {
      await sendDueMails(backend.ports);
      return backend.mails.filter(({ subject }) => subject === 'Reasons for declining changed');
    };
    expect(await mails()).toEqual([]);
    await update('deposit', ['Not found.']);
    await update('deposit', ['Not found.']);
    const [mail, ...others] = await mails();
    expect([mail, ...others].map((each) => each?.to).sort()).toEqual([
      'alan@staff.example',
      'grace@staff.example',
    ]);
    expect(mail?.text).toContain('grace of staff changed the reasons for declining deposits.');
    expect(mail?.text).toContain('Reason 1: Not found.');
    expect(mail?.text).toContain(`Removed: ${removed}`);
  });

  test('are for staff', async () => {
    const { backend } = await start();
    const { token } = await investor(backend);
    expect((await callApi(backend, calls.reasons.list, { token })).status).toBe(403);
    const body = { kind: 'deposit', reasons: '[]' } as const;
    expect((await callApi(backend, calls.reasons.update, { token, body })).status).toBe(403);
  });
});
