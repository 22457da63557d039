import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs, withdrawalDelayMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { bookStage } from '#tests/server/addressBook/bookStage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, inFours, investor, investorPassword, signIn } from '#tests/support/people.ts';
import { reported, setPasswordByMail } from './reported.ts';
import { stage } from './stage.ts';

const weekMs = 7 * 24 * 60 * 60_000;

describeOnOneEngine('a withdrawal that the owner did not request', (engine) => {
  const start = async () => reported(await stage(engine().db));
  const book = async () => reported(await bookStage(engine().db));

  test('asks for a recent password', async () => {
    const { backend, request, balance } = await start();
    backend.clock.advance(reauthenticationMs + 1);
    const { status, problem } = await request('1000');
    expect([status, problem.code]).toEqual([403, 'reauthenticate']);
    expect(await balance()).toEqual([1000, 1000]);
  });

  test('is mailed at once with amount, coin, address and a link', async () => {
    const { requested, mails } = await start();
    await requested('100');
    const mail = (await mails()).find(({ subject }) =>
      /^Withdrawal of .* requested$/.test(subject),
    );
    expect(mail?.text).toContain('a withdrawal of $100.00 in Bitcoin');
    expect(mail?.text).toMatch(/Not you\? Cancel it here:\nhttp:\/\/localhost:3000\/not-me#\S+/);
  });

  test('is mailed with amount, coin and address when approved, paid, declined and cancelled', async () => {
    const { backend, grace, ada, act, requested, mails } = await start();
    const paid = await requested();
    await act('approve', paid, grace);
    await act('pay', paid, grace);
    await act('decline', await requested(), grace);
    const params = { id: await requested() };
    await callApi(backend, calls.withdrawals.cancel, { token: ada.token, params });
    const decided = (await mails()).filter(({ subject }) => /^Withdrawal .*#/.test(subject));
    expect(
      decided.map(({ subject }) => subject.replace(/ of .* (\w+) \(.*/, ' $1')).sort(),
    ).toEqual([
      'Withdrawal approved',
      'Withdrawal cancelled',
      'Withdrawal declined',
      'Withdrawal paid',
    ]);
    for (const { text } of decided) {
      expect(text).toContain(`Coin: Bitcoin\nAddress: ${inFours(addresses.BTC)}`);
    }
  });

  test('is cancelled by the link, with approved ones and all sessions, once', async () => {
    const { backend, ada, requested, approved, detail, balance, mails, token, report } =
      await start();
    const ids = [await approved(), await requested()];
    const link = await token();
    const { status, reply } = await report(link);
    expect([status, reply.message]).toEqual([200, withdrawalMessages.notMeDone]);
    for (const id of ids) expect((await detail(id)).status).toBe('cancelled');
    expect(await balance()).toEqual([1000, 1000]);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    const again = await report(link);
    expect([again.status, again.problem.message]).toEqual([422, messages.resetLinkDead]);
    const confirmation = (await mails()).find(({ subject }) => subject === 'Withdrawals blocked');
    expect(confirmation?.text).toContain('Withdrawals cancelled: 2');
    const broken = await backend.db.selectFrom('ledger_invariants').selectAll().execute();
    expect(broken.filter((line) => line.broken !== 0n)).toEqual([]);
    const log = await callApi(backend, calls.audit.list, {
      token: (await signIn(backend, 'alan', 'StaffPass#1')).token,
      query: { filter: { action: 'user.not-me' } } as never,
    });
    expect(log.reply.data).toMatchObject([{ actor: { _id: ada.user._id } }]);
  });

  test('blocks further ones until a new password is set and a day has passed', async () => {
    const { backend, requested, request, mails, token, report, ada } = await start();
    await requested();
    await report(await token());
    ada.token = (await signIn(backend, 'ada', investorPassword)).token;
    expect((await request()).problem.message).toBe(withdrawalMessages.withdrawalsBlocked);
    await setPasswordByMail(backend, mails);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).problem.message).toBe(withdrawalMessages.coolingDown);
    backend.clock.advance(withdrawalDelayMs);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).status).toBe(200);
  });

  test('loses the addresses that wait, and the book is on again that was switched off', async () => {
    const { backend, requested, pass, add, turn, read, token, report, mails } = await book();
    await add();
    await pass(25 * 60 * 60_000);
    await turn(true);
    await requested();
    await turn(false);
    await add({ coin: 'ETH', address: addresses.ETH });
    expect((await report(await token())).status).toBe(200);
    await pass(0);
    expect(await read()).toMatchObject({
      data: [{ address: addresses.BTC, usable: true }],
      book: { on: true, holdsUntil: null },
    });
    const confirmation = (await mails()).find(({ subject }) => subject === 'Withdrawals blocked');
    expect(confirmation?.text).toContain('Waiting addresses removed: 1');
    const { details } = await backend.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'user.not-me')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ cancelled: 1, paying: 0, addresses: 1 });
  });

  test('keeps a book off that was off before, and the addresses of others', async () => {
    const { backend, requested, add, pass, read, token, report } = await book();
    const eve = await investor(backend, 'eve');
    const body = { coin: 'BTC', address: addresses.BTC } as const;
    await callApi(backend, calls.addressBook.add, { token: eve.token, body });
    await add();
    await requested();
    await report(await token());
    await pass(0);
    expect(await read()).toMatchObject({ data: [], book: { on: false } });
    const { reply } = await callApi(backend, calls.addressBook.read, { token: eve.token });
    expect(reply.data).toHaveLength(1);
  });

  test('that is being paid is not cancelled, and the rest happens', async () => {
    const { backend, grace, ada, act, requested, approved, detail, token, report } = await start();
    const paying = await approved();
    const waiting = await requested();
    await act('startPayment', paying, grace);
    const { status, problem } = await report(await token());
    expect([status, problem.message]).toEqual([409, withdrawalMessages.notMePaying]);
    expect(await detail(paying)).toMatchObject({ status: 'approved', blockedBy: 'reported' });
    expect((await detail(waiting)).status).toBe('cancelled');
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    expect((await act('pay', paying, grace)).status).toBe(409);
  });

  test('is cancelled although the email address was changed since', async () => {
    const { backend, ada, requested, detail, token, report } = await start();
    const id = await requested();
    const link = await token();
    const body = { email: 'thief@evil.example' };
    await callApi(backend, calls.profile.update, { token: ada.token, body });
    expect((await report(link)).status).toBe(200);
    expect((await detail(id)).status).toBe('cancelled');
  });

  test('is not cancelled by an expired or a foreign link', async () => {
    const { backend, requested, token, report } = await start();
    await requested();
    const link = await token();
    expect((await report('another-token')).status).toBe(422);
    backend.clock.advance(weekMs);
    expect((await report(link)).problem.message).toBe(messages.resetLinkDead);
  });

  test('is paid or cancelled when payment and link come at once', async () => {
    const { backend, grace, act, approved, token, report } = await start();
    const id = await approved();
    const link = await token();
    const [paid, reported] = await Promise.all([act('pay', id, grace), report(link)]);
    expect(reported.status).toBe(200);
    const { status } = await backend.db
      .selectFrom('withdrawals')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(status).toBe(paid.status === 200 ? 'paid' : 'cancelled');
  });
});
