import { expect, test } from 'vitest';
import { labelInvalid } from '#contract/addressBook.ts';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { bookAddressesMax } from '#contract/sizes.ts';
import { addressBookMessages } from '#server/addressBook/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, inFours, investor, walletAddresses } from '#tests/support/people.ts';
import { bookStage, hourMs } from './bookStage.ts';

const waits = {
  message: platformMessages.addressWaits,
  fields: { address: platformMessages.addressWaits },
};

describeOnOneEngine('an address book that is on', (engine) => {
  const start = () => bookStage(engine().db);

  test('lets withdrawals go to an address from the end of its wait, and nowhere else', async () => {
    const { add, turn, request, pass, read, balance } = await start();
    await add();
    await turn(true);
    const elsewhere = await request('100', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2');
    expect([elsewhere.status, elsewhere.problem]).toEqual([409, expect.objectContaining(waits)]);
    await pass(24 * hourMs - 60_000);
    expect((await read()).data).toMatchObject([{ label: 'Ledger', usable: false }]);
    expect((await request()).status).toBe(409);
    await pass(60_000);
    expect((await read()).data).toMatchObject([{ usable: true }]);
    expect((await request()).status).toBe(200);
    expect(await balance()).toEqual([900, 1000]);
  });

  test('lets none go to an address that was removed, which waits again when it is added', async () => {
    const { add, remove, turn, request, pass, read } = await start();
    const { data } = (await add()).reply;
    await turn(true);
    await pass(24 * hourMs);
    expect((await remove(data._id)).status).toBe(200);
    expect((await request()).status).toBe(409);
    expect((await remove(data._id)).status).toBe(404);
    await add();
    expect((await read()).data).toMatchObject([{ address: addresses.BTC, usable: false }]);
    expect((await request()).status).toBe(409);
  });

  test('takes an address of another investor’s book for an unknown one', async () => {
    const { backend, add, pass, turn, request } = await start();
    const eve = await investor(backend, 'eve');
    const body = { coin: 'BTC', address: addresses.BTC } as const;
    await callApi(backend, calls.addressBook.add, { token: eve.token, body });
    await add({ coin: 'ETH', address: addresses.ETH });
    await turn(true);
    await pass(25 * hourMs);
    expect((await request()).status).toBe(409);
  });

  test('holds for one wait after it is switched off, which is mailed', async () => {
    const { turn, request, pass, read, mails, backend } = await start();
    await turn(true);
    await turn(false);
    await pass(hourMs);
    const holdsUntil = new Date(backend.clock.now().getTime() + 23 * hourMs).toISOString();
    expect((await read()).book).toEqual({ on: false, holdsUntil, waitHours: 24 });
    expect((await turn(false)).reply.message).toBe(
      addressBookMessages.off('3 Mar 2026, 09:00 UTC'),
    );
    expect((await request()).status).toBe(409);
    const mail = (await mails()).filter(({ subject }) => subject === 'Address book switched off');
    expect(mail).toHaveLength(1);
    expect(mail[0]?.text).toMatch(
      /Until 3 Mar 2026, 09:00 UTC .*Not you\? Cancel it here:\nhttp\S+\/not-me#/s,
    );
    await pass(23 * hourMs - 60_000);
    expect((await request()).status).toBe(409);
    await pass(60_000);
    expect((await read()).book).toEqual({ on: false, holdsUntil: null, waitHours: 24 });
    expect((await request()).status).toBe(200);
  });
});

describeOnOneEngine('the wait of an address', (engine) => {
  const start = () => bookStage(engine().db);

  test('gets shorter only after the longer one has passed, and longer at once', async () => {
    const { backend, add, remove, setWait, pass } = await start();
    const waitOfNew = async () => {
      const { data } = (await add()).reply;
      await remove(data._id);
      return (Date.parse(data.usableFrom) - backend.clock.now().getTime()) / hourMs;
    };
    const until = new Date(backend.clock.now().getTime() + 24 * hourMs).toISOString();
    const { data } = (await setWait(1)).reply;
    expect(data).toMatchObject({ addressWaitHours: 1, addressWaitBefore: { hours: 24, until } });
    expect(await waitOfNew()).toBe(24);
    await pass(24 * hourMs - 60_000);
    expect(await waitOfNew()).toBe(24);
    await pass(60_000);
    expect(await waitOfNew()).toBe(1);
    const longer = (await setWait(48)).reply.data;
    expect(longer).toMatchObject({ addressWaitHours: 48, addressWaitBefore: null });
    expect(await waitOfNew()).toBe(48);
  });

  test('starts again when a shorter one is made shorter still, and ends no wait that began', async () => {
    const { setWait, pass, read, add } = await start();
    await setWait(12);
    await pass(23 * hourMs);
    await setWait(0);
    await add();
    await pass(2 * hourMs);
    expect(await read()).toMatchObject({ data: [{ usable: false }], book: { waitHours: 24 } });
    await pass(22 * hourMs);
    expect(await read()).toMatchObject({ data: [{ usable: true }], book: { waitHours: 0 } });
  });

  test('is from 0 to 720 hours', async () => {
    const { setWait } = await start();
    expect([(await setWait(721)).status, (await setWait(-1)).status]).toEqual([422, 422]);
    expect([(await setWait(720)).status, (await setWait(0)).status]).toEqual([200, 200]);
  });
});

describeOnOneEngine('an address for the book', (engine) => {
  const start = () => bookStage(engine().db);

  test('is mailed with its link and logged, and needs a recent password', async () => {
    const { add, mails, backend, grace } = await start();
    const { reply } = await add();
    expect(reply.message).toBe(addressBookMessages.added('3 Mar 2026, 09:00 UTC'));
    const mail = (await mails()).find(({ subject }) => subject === 'Withdrawal address added');
    expect(mail?.text).toContain(
      `Address: ${inFours(addresses.BTC)}\nLabel: Ledger\nUsable from: 3 Mar 2026, 09:00 UTC`,
    );
    expect(mail?.text).toMatch(/Not you\? Cancel it here:\nhttp\S+\/not-me#/);
    const log = await callApi(backend, calls.audit.list, { token: grace.token });
    expect(log.reply.data[0]).toMatchObject({
      action: 'user.add-address',
      details: { coin: 'BTC', address: addresses.BTC },
    });
    backend.clock.advance(reauthenticationMs + 1);
    expect((await add()).problem.code).toBe('reauthenticate');
  });

  test.each([
    ['of the other coin', { coin: 'BTC', address: addresses.ETH }, messages.addressIsEthereum],
    ['that is none', { coin: 'ETH', address: '0x12' }, messages.addressInvalid],
    [
      'of ours',
      { coin: 'BTC', address: walletAddresses.BTC },
      addressBookMessages.ownDepositAddress,
    ],
    [
      'with a label that hides characters',
      { coin: 'BTC', address: addresses.BTC, label: 'Ledger\u202e' },
      labelInvalid,
    ],
  ])('is refused: one %s', async (_which, body, message) => {
    const { add, read } = await start();
    const { status, problem } = await add(body);
    expect([status, Object.values(problem.fields ?? {})]).toEqual([422, [message]]);
    expect((await read()).data).toEqual([]);
  });

  test('is in the book once, in upper or lower case', async () => {
    const { add, read } = await start();
    await add();
    const again = await add({ coin: 'BTC', address: addresses.BTC.toUpperCase() });
    expect([again.status, again.problem.fields]).toEqual([
      409,
      { address: platformMessages.addressInBook },
    ]);
    expect((await read()).data).toHaveLength(1);
  });

  test(`is refused beyond ${bookAddressesMax}`, async () => {
    const { add, ada, backend } = await start();
    const user = { kind: 'user', id: ada.user._id } as const;
    const rows = Array.from({ length: bookAddressesMax }, (_, at) => ({
      id: crypto.randomUUID(),
      user_id: ada.user._id,
      coin: 'BTC' as const,
      address: `address ${at}`,
      label: null,
    }));
    const fill = (trx: typeof backend.db) =>
      trx.insertInto('payout_addresses').values(rows).execute();
    await changeAudited(backend.db, fill, user);
    const { status, problem } = await add();
    expect([status, problem.message]).toEqual([422, addressBookMessages.full]);
  });
});
