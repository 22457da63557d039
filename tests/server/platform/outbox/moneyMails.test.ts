import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import type { Letter } from '#server/platform/ports.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  inFours,
  investor,
  type Person,
  staff,
} from '#tests/support/people.ts';

const site = 'http://localhost:3000';
const operator = {
  ...noOperator,
  legalName: 'Plainvest & Sons Ltd',
  companyNumber: '123',
  address: '1 Harbour Road',
  support: 'help@plainvest.example',
};
const neverPay = 'We never ask you to pay before a withdrawal';

async function mailsSent(backend: Backend): Promise<Letter[]> {
  await sendDueMails(backend.ports);
  return backend.mails.splice(0);
}

describeOnOneEngine('a mail about money', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db, config: { operator } });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    await mailsSent(backend);
    return { backend, grace, ada };
  }

  const withdraw = async (backend: Backend, { token }: Person) => {
    const body = { amount: '200', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token, body });
    const { reply } = await callApi(backend, calls.withdrawals.own, { token });
    return reply.data.find(({ status }) => status === 'requested')?._id ?? '';
  };

  test('about a new deposit has amount, coin, address, reference and link', async () => {
    const { backend, ada } = await start();
    const id = await deposit(backend, ada, '1234');
    const [mail] = await mailsSent(backend);
    expect(mail?.subject).toBe(`Deposit of $1,234.00 reported (${reference(id)})`);
    const { reply } = await callApi(backend, calls.deposits.detail, {
      token: ada.token,
      params: { id },
    });
    for (const part of [
      'Hello ada of the tests,\n\nWe have your report of a deposit of $1,234.00',
      `Coin amount: ${reply.data.quote?.coinAmount} BTC`,
      `Address: ${inFours(reply.data.address)}`,
      `Reference: ${reference(id)}`,
      `${site}/user/deposit/${id}`,
      neverPay,
      'Questions? Contact help@plainvest.example.',
      'Plainvest & Sons Ltd, 123, 1 Harbour Road',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain(`href="${site}/user/deposit/${id}"`);
    expect(mail?.html?.replace(/<[^>]*>/g, '')).toContain(reply.data.address);
    expect(mail?.html).toContain('Plainvest &amp; Sons Ltd');
    expect(mail?.html).not.toMatch(/<!--|<img|src=|@import|url\(/);
  });

  test('about a deposit has both amounts and the reason when another one is credited', async () => {
    const { backend, grace, ada } = await start();
    const id = await deposit(backend, ada, '1200');
    await mailsSent(backend);
    const note = 'A fee <script>alert(1)</script> & more';
    await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId: id },
      body: { amount: '1180.25', note },
    });
    const [mail] = await mailsSent(backend);
    expect(mail?.subject).toBe(`Deposit of $1,180.25 confirmed (${reference(id)})`);
    expect(mail?.text).toContain('You quoted $1,200.00; $1,180.25 arrived');
    expect(mail?.text).toContain(`Reason: ${note}`);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(mail?.html).not.toContain('<script');
  });

  test('about a declined deposit has the reason', async () => {
    const { backend, grace, ada } = await start();
    const id = await deposit(backend, ada, '500');
    await mailsSent(backend);
    await callApi(backend, calls.deposits.decline, {
      token: grace.token,
      params: { depositId: id },
      body: { reason: 'No such payment.' },
    });
    const [mail] = await mailsSent(backend);
    expect(mail?.text).toContain('Your deposit of $500.00 was declined.');
    expect(mail?.text).toContain('Reason: No such payment.');
  });

  test('comes at each step of a withdrawal: requested, approved, paid', async () => {
    const { backend, grace, ada } = await start();
    await fund(backend, ada, grace);
    const id = await withdraw(backend, ada);
    const { token } = grace;
    await callApi(backend, calls.withdrawals.approve, { token, params: { id } });
    await callApi(backend, calls.withdrawals.startPayment, { token, params: { id } });
    const txid = 'ab'.repeat(32);
    const body = { txid, coinAmount: '0.003' };
    await callApi(backend, calls.withdrawals.pay, { token, params: { id }, body });
    const sent = (await mailsSent(backend)).filter(({ subject }) => /^With/.test(subject));
    const steps = ['requested', 'approved', 'paid'];
    const mails = steps.flatMap((step) => sent.filter(({ subject }) => subject.includes(step)));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Withdrawal of $200.00 requested',
      `Withdrawal of $200.00 approved (${reference(id)})`,
      `Withdrawal of $200.00 paid (${reference(id)})`,
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Amount: $200.00');
      expect(text).toContain(`Address: ${inFours(addresses.BTC)}`);
      expect(text).toContain(`Reference: ${reference(id)}`);
      expect(text).toContain(neverPay);
    }
    expect(mails[0]?.html).toMatch(/href="http:\/\/localhost:3000\/not-me#[\w-]{43}"/);
    expect(mails[2]?.html).toContain(`href="${site}/user/transaction?open=${id}"`);
    expect(mails[2]?.text).toContain(`Coin amount: 0.003 BTC\nTransaction id: ${inFours(txid)}`);
  });

  test('about a declined or cancelled withdrawal has its reason and the returned amount', async () => {
    const { backend, grace, ada } = await start();
    await fund(backend, ada, grace);
    const declined = await withdraw(backend, ada);
    const reason = 'Wrong name.';
    const body = { reason };
    const params = { id: declined };
    await callApi(backend, calls.withdrawals.decline, { token: grace.token, params, body });
    const id = await withdraw(backend, ada);
    await callApi(backend, calls.withdrawals.cancel, { token: ada.token, params: { id } });
    const texts = (await mailsSent(backend))
      .filter(({ subject }) => /^Withdrawal .*#/.test(subject))
      .map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('The amount is available again.');
    expect(texts.join()).toContain(`Reason: ${reason}`);
    expect(texts.join()).toContain('Your withdrawal of $200.00 was cancelled.');
  });
});
