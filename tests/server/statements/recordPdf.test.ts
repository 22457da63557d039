import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { minuteInUtc } from '#contract/time.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, deposit, investor } from '#tests/support/people.ts';
import { stage } from '../withdrawals/stage.ts';
import { opened, pageText } from './pdfText.ts';

const textOf = async (file: Blob) =>
  pageText(await opened(new Uint8Array(await file.arrayBuffer())), 1);

describeOnOneEngine('a file to keep', (engine) => {
  test('of a deposit has the amounts, the address, the status and the history', async () => {
    const { backend, ada, grace } = await stage(engine().db);
    const id = await deposit(backend, ada);
    const sent = { token: ada.token, params: { id } };
    const pending = await callApi(backend, calls.statements.deposit, sent);
    expect(pending.headers.get('Content-Disposition')).toContain(
      `deposit-${reference(id).slice(1)}.pdf`,
    );
    expect(await textOf(pending.reply)).toMatch(/Credited \$0\.00.*Status Pending/);
    const note = 'The payment was short by 20 dollars.';
    const body = { amount: '480', note };
    const params = { depositId: id };
    await callApi(backend, calls.deposits.confirm, { token: grace.token, params, body });
    const text = await textOf((await callApi(backend, calls.statements.deposit, sent)).reply);
    const own = (await callApi(backend, calls.deposits.detail, sent)).reply.data;
    for (const part of [
      ...[`Deposit ${reference(id)}`, 'Requested $500.00', 'Credited $480.00', 'Status Confirmed'],
      ...[`Our address ${own.address}`, `Transaction id ${own.txid}`, `Reason ${note}`],
      ...[
        `Coin amount quoted ${own.quote?.coinAmount} BTC`,
        `Submitted ${minuteInUtc(new Date(own.depositDate))}`,
      ],
    ]) {
      expect(text).toContain(part);
    }
  });

  test('of a withdrawal has the coin that was sent and its rate', async () => {
    const { backend, ada, grace, act, requested } = await stage(engine().db);
    const id = await requested();
    await act('approve', id, grace);
    backend.clock.advance(1000);
    await act('pay', id, grace);
    backend.ports.config.demo = false;
    const sent = { token: ada.token, params: { id } };
    const { reply } = await callApi(backend, calls.statements.withdrawal, sent);
    const text = await textOf(reply);
    for (const part of [
      ...['Amount $100.00', 'Fee $0.00', 'Status Paid', `Your address ${addresses.BTC}`],
      'Your statements list every change of your balance.',
      ...['Coin amount sent 0.00153846 BTC', 'Rate 1 BTC = $65,000.07', 'Requested', 'Approved'],
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is not for another investor or staff', async () => {
    const { backend, ada, grace, requested } = await stage(engine().db);
    const eve = await investor(backend, 'eve');
    const ids = { deposit: await deposit(backend, ada), withdrawal: await requested() };
    for (const kind of ['deposit', 'withdrawal'] as const) {
      for (const { token } of [eve, grace]) {
        const sent = { token, params: { id: ids[kind] } };
        expect((await callApi(backend, calls.statements[kind], sent)).status).toBe(404);
      }
    }
  });
});
