import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { reference } from '#contract/reference.ts';
import { conversationMessages } from '#server/conversations/messages.ts';
import { hubOf } from '#server/events/hub.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { listenTo } from '#tests/server/events/listenTo.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses } from '#tests/support/people.ts';
import { setStage } from './stage.ts';

const question = 'Which wallet did you send it from?';

describeOnOneEngine('a message about a deposit or withdrawal', (engine) => {
  test('is read by its investor without the name of its author, and by staff with it', async () => {
    const { ada, grace, alan, write, read } = await setStage(engine().db);
    const asked = await write(grace, `  ${question}\n`);
    expect([asked.status, asked.reply.message]).toEqual([200, conversationMessages.sentToInvestor]);
    const answered = await write(ada, 'From my own.\nIt is new.');
    expect(answered.reply.message).toBe(conversationMessages.sentToUs);
    const seen = (await read(ada)).reply.data;
    expect(seen.map(({ byStaff, by, text }) => [byStaff, by, text])).toEqual([
      [true, null, question],
      [false, null, 'From my own.\nIt is new.'],
    ]);
    expect((await read(alan)).reply.data.map(({ by }) => by)).toEqual([
      grace.user.fullName,
      ada.user.fullName,
    ]);
  });

  test('is neither read nor written by another investor', async () => {
    const { eve, grace, write, read, markRead } = await setStage(engine().db);
    await write(grace, question);
    const tries = [await read(eve), await write(eve, 'Me too.'), await markRead(eve)];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read(grace)).reply.data).toHaveLength(1);
  });

  test('has words, at most 1,000 characters', async () => {
    const { ada, write, read } = await setStage(engine().db);
    for (const text of ['', ' \n\t ']) {
      const { status, problem } = await write(ada, text);
      expect([status, problem.fields]).toEqual([422, { text: messages.messageMissing }]);
    }
    expect((await write(ada, 'x'.repeat(1_001))).status).toBe(422);
    expect((await write(ada, 'x'.repeat(1_000))).status).toBe(200);
    expect((await read(ada)).reply.data).toHaveLength(1);
  });

  test('of staff has no address, which an investor takes from a quote only', async () => {
    const { ada, grace, write } = await setStage(engine().db);
    const text = `Is it ${addresses.BTC}?`;
    const { status, problem } = await write(grace, text);
    expect([status, problem.fields]).toEqual([422, { text: platformMessages.addressInText }]);
    expect((await write(ada, text)).status).toBe(200);
  });

  test('is written once, however often its request is repeated', async () => {
    const { ada, write, read } = await setStage(engine().db);
    const key = crypto.randomUUID();
    const [first, again] = [await write(ada, 'Once.', { key }), await write(ada, 'Once.', { key })];
    expect(again.reply).toEqual(first.reply);
    expect((await read(ada)).reply.data).toHaveLength(1);
  });

  test('of staff is mailed with its words as text, and has its line of the audit log', async () => {
    const { backend, grace, ada, id, write, mails } = await setStage(engine().db);
    await mails();
    backend.mails.splice(0);
    await write(grace, 'Is <b>this</b> yours?\n[link]\n[site]/admin');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`We wrote about your deposit of $500.00 (${reference(id)})`);
    expect(mail?.text).toContain('Our message: Is <b>this</b> yours? [link] [site]/admin\n');
    expect(mail?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; yours?');
    expect(mail?.text).toContain(`/user/deposit/${id}`);
    const query = { filter: { targetId: id, action: 'deposit.message' } };
    const lines = await callApi(backend, calls.audit.list, { token: grace.token, query });
    expect(lines.reply.data).toMatchObject([
      { actor: { _id: grace.user._id }, details: { message: expect.stringContaining('yours?') } },
    ]);
    backend.mails.splice(0);
    await write(ada, 'Yes, it is.');
    expect(await mails()).toEqual([]);
    expect(
      (await callApi(backend, calls.audit.list, { token: grace.token, query })).reply.data,
    ).toHaveLength(1);
  });

  test('about a withdrawal leads the investor to its page', async () => {
    const { backend, grace, requested, write, read, mails, ada } = await setStage(engine().db);
    const about = await requested();
    await mails();
    backend.mails.splice(0);
    expect((await write(grace, question, { about })).status).toBe(200);
    expect((await mails())[0]?.text).toContain(`/user/withdraw/${about}`);
    expect((await read(ada, about)).reply.data).toHaveLength(1);
  });

  test('is refused for an account that cannot answer, and from one that cannot sign in', async () => {
    const { backend, ada, grace, write } = await setStage(engine().db);
    const params = { id: ada.user._id };
    const suspension = { token: grace.token, params, body: { reason: 'For the tests.' } };
    await callApi(backend, calls.users.suspend, suspension);
    const { status, problem } = await write(grace, question);
    expect([status, problem.message]).toEqual([409, conversationMessages.noAnswer('suspended')]);
    expect((await write(ada, 'Hello?')).status).toBe(401);
  });

  test('reaches open screens of both sides, and so does its reading', async () => {
    const { backend, ada, grace, eve, id, write, markRead } = await setStage(engine().db);
    const listeners = [grace, ada, eve].map(({ token }) => listenTo(backend, token));
    const [staffs, adas, eves] = await Promise.all(listeners);
    await write(grace, question);
    await markRead(ada);
    // Nothing is left to read.
    await markRead(ada);
    await write(eve, 'Not mine.');
    await write(ada, 'From my own.');
    const kinds = ['message.written', 'message.read', 'message.written'];
    for (const kind of kinds) {
      const news = { data: { kind, _id: id } };
      expect([await staffs?.next(), await adas?.next()]).toMatchObject([news, news]);
    }
    hubOf(backend.ports).close();
    expect(await eves?.next()).toBeUndefined();
  });
});
