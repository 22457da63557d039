import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { withdrawalContent } from '#contract/approvalContent.ts';
import { calls } from '#contract/calls.ts';
import { challengeMs } from '#contract/lifetimes.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { approvalCalls } from '#tests/server/approvals/approvalCalls.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addPasskey } from '#tests/support/factor/secondFactor.ts';
import { callSigned, signatureOf, signInByKey, withKeys } from '#tests/support/factor/sign.ts';
import { addresses, addWallet, fund, investor, staff } from '#tests/support/people.ts';

const unsigned = (message: string) => ({ status: 403, problem: { code: 'signature', message } });
const { notSigned, signFirst, passkeyNeeded } = platformMessages;
const withdraw = calls.withdrawals.create;
const asked = (amount: string) => ({
  call: withdraw,
  body: { amount, withdrawMode: 'Bitcoin', address: addresses.BTC },
});

describeOnOneEngine('a signed decision', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const [ada, eve] = [await investor(backend), await investor(backend, 'eve')];
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    await fund(backend, eve, grace);
    return { backend, people: [grace, alan, ada, eve] as const, ...approvalCalls(backend) };
  }

  test('of an investor with a passkey is their signature of this call, and is kept', async () => {
    const { backend, people } = await start();
    const [, , ada, eve] = await withKeys(backend, ...people);
    const { token } = ada;
    const plain = await callApi(backend, withdraw, { token, body: asked('10').body });
    expect(plain).toMatchObject(unsigned(signFirst));
    // Typed with blanks: what is signed is what the rules make of it.
    const typed = { ...asked('10'), body: { ...asked('10').body, amount: ' 10 ' } };
    const headers = await signatureOf(backend, ada, typed);
    const send = (sent: object, by = ada) =>
      callApi(backend, withdraw, { token: by.token, body: asked('10').body, headers, ...sent });
    expect(await send({ body: asked('11').body })).toMatchObject(unsigned(notSigned));
    expect(await send({}, eve)).toMatchObject(unsigned(notSigned));
    expect(await send({})).toMatchObject({ status: 200 });
    expect(await send({})).toMatchObject(unsigned(notSigned));
    const [row] = await backend.db.selectFrom('withdrawals').select('evidence').execute();
    expect(row?.evidence).toMatchObject({
      type: 'passkey',
      text: `plainvest/1\nPOST\n/api/v1/user/withdraw\naddress=${addresses.BTC}\namount=10\nwithdrawMode=Bitcoin`,
    });
  });

  test('is refused from elsewhere, without a checked person, changed, and too late', async () => {
    const { backend, people } = await start();
    const [, , ada, eve] = await withKeys(backend, ...people);
    const wrong = [{ origin: 'https://evil.example' }, { verified: false }, { corrupted: true }];
    const answers = wrong.map(async (twist) => {
      const headers = await signatureOf(backend, ada, asked('10'), twist);
      return callApi(backend, withdraw, { token: ada.token, body: asked('10').body, headers });
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject(unsigned(notSigned));
    }
    // The key of another person.
    const borrowed = await signatureOf(backend, { ...ada, key: eve.key }, asked('10'));
    const late = await signatureOf(backend, ada, asked('10'));
    const send = (headers: Record<string, string>) =>
      callApi(backend, withdraw, { token: ada.token, body: asked('10').body, headers });
    expect(await send(borrowed)).toMatchObject(unsigned(notSigned));
    expect(await send({ ...late, 'X-Assertion': '%' })).toMatchObject({ status: 400 });
    await backend.advance(challengeMs);
    expect(await send(late)).toMatchObject(unsigned(notSigned));
  });

  test('is of the path and of what the screen showed', async () => {
    const { backend, people, propose, withdraw: request } = await start();
    await propose(people[0], { approvals: 2 });
    const ids = [await request(people[2], '20'), await request(people[2], '30')] as const;
    const [grace, alan, ada] = await withKeys(backend, ...people);
    const shown = (id: string, cents: bigint) => {
      const facts = { id, userId: ada.user._id, coin: 'BTC', address: addresses.BTC, cents };
      return { content: withdrawalContent(facts) };
    };
    const approve = (id: string, body: object) => ({
      call: calls.withdrawals.approve,
      ...{ params: { id }, body },
    });
    const [id, other] = ids;
    const right = approve(id, shown(id, 2000n));
    const headers = await signatureOf(backend, grace, right);
    const elsewhere = { ...right, token: grace.token, headers, params: { id: other } };
    expect(await callApi(backend, right.call, elsewhere)).toMatchObject(unsigned(notSigned));
    const changed = approve(id, shown(id, 2001n));
    expect(await callSigned(backend, grace, changed)).toMatchObject({
      ...{ status: 409, problem: { message: platformMessages.contentChanged } },
    });
    expect(await callSigned(backend, grace, approve(id, {}))).toMatchObject({ status: 422 });
    const { token } = alan;
    const plain = await callApi(backend, right.call, { ...right, token });
    expect(plain).toMatchObject(unsigned(signFirst));
    expect(await callSigned(backend, grace, right)).toMatchObject({ status: 200 });
    expect(await callSigned(backend, alan, right)).toMatchObject({ status: 200 });
    const rows = await backend.db.selectFrom('approvals').select('evidence').execute();
    expect(rows.filter(({ evidence }) => evidence?.type === 'passkey')).toHaveLength(2);
  });

  test('covers the file of a form', async () => {
    const { backend, people } = await start();
    const [grace] = await withKeys(backend, people[0]);
    const formOf = (scale: number) => {
      const bytes = new Uint8Array(encodeQR(addresses.BTC, 'gif', { scale }));
      const image = new File([bytes], 'qr.gif', { type: 'image/gif' });
      return { walletAdd: addresses.BTC, walletType: 'btc' as const, image };
    };
    const call = calls.wallets.add;
    const headers = await signatureOf(backend, grace, { call, body: formOf(5) });
    const send = (scale: number) =>
      callApi(backend, call, { token: grace.token, headers, body: formOf(scale) });
    expect(await send(6)).toMatchObject(unsigned(notSigned));
    expect(await send(5)).toMatchObject({ status: 200 });
  });

  test('by a new passkey waits a day, and is needed by two people where staff must have one', async () => {
    const { backend, people, propose, withdraw: request } = await start();
    const [grace, , ada] = people;
    await propose(grace, { approvals: 2 });
    const id = await request(ada, '20');
    Object.assign(backend.ports.config, { staffSecondFactor: 'required' });
    const approve = (token: string) =>
      callApi(backend, calls.withdrawals.approve, { token, params: { id }, body: {} });
    expect(await approve(grace.token)).toMatchObject({ status: 403 });
    const key = await addPasskey(backend, grace);
    await addPasskey(backend, grace);
    expect(await approve(grace.token)).toMatchObject(unsigned(passkeyNeeded));
    const early = signatureOf(backend, { ...grace, key }, { call: calls.withdrawals.approve });
    await expect(early).rejects.toThrow(passkeyNeeded);
    await backend.advance(dayMs);
    const later = { ...(await signInByKey(backend, key)), key };
    const facts = { id, userId: ada.user._id, coin: 'BTC', address: addresses.BTC, cents: 2000n };
    const body = { content: withdrawalContent(facts) };
    const decision = { call: calls.withdrawals.approve, params: { id }, body };
    expect(await callSigned(backend, later, decision)).toMatchObject({ status: 200 });
  });
});
