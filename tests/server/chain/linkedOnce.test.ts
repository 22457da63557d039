import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Coin } from '#contract/coin.ts';
import { formatUnits, parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import type { FoundPayment } from '#server/chain/found.ts';
import { recordRound } from '#server/chain/record.ts';
import { reportDeposits } from '#server/chain/report.ts';
import type { Round } from '#server/chain/round.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { investor, type Person, randomTxid, staff } from '#tests/support/people.ts';
import { untilWaiting } from '#tests/support/untilWaiting.ts';

const minuteMs = 60_000;

describeOnEngines('a payment and its deposit', (engine) => {
  async function start(coin: Coin) {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await callApi(backend, calls.accountKeys.add, {
      token: grace.token,
      body: newAccountKey({ coin }),
    });
    await chainRead(backend, 3, coin);
    const detail = async (id: string) =>
      (await callApi(backend, calls.deposits.detail, { token: grace.token, params: { id } })).reply
        .data;
    return { backend, grace, ada, detail };
  }

  test('find each other when both are recorded at the same moment', async () => {
    const { backend, ada, detail } = await start('ETH');
    const { address } = await quoted(backend, ada, 'ETH');
    const [earlier, now] = [`0x${randomTxid()}`, `0x${randomTxid()}`];
    const paid = { coin: 'ETH', address, units: 10n ** 17n } as const;
    await backend.db
      .transaction()
      .execute((trx) => record(trx, backend, { ...paid, txid: earlier }));
    const quote = await quoted(backend, ada, 'ETH');
    let made: Promise<string> | undefined;
    await backend.db.transaction().execute(async (trx) => {
      await record(trx, backend, { ...paid, txid: now });
      made = submit(backend, ada, quote);
      await untilWaiting(engine(), made);
    });
    const { chain } = await detail((await made) ?? '');
    expect(chain.payments.map(({ txid }) => txid).sort()).toEqual([earlier, now].sort());
  });

  test.each([
    ['late', 1n, /^(500\.0|499\.9)\d$/],
    ['short', 2n, /^(250\.0|249\.9)\d$/],
  ])(
    'are %s, at the rate on arrival, where Ether came before its quote',
    async (state, by, usd) => {
      const { backend, ada, grace, detail } = await start('ETH');
      const { address, coinAmount, rate } = await quoted(backend, ada, 'ETH');
      const units = parseUnits(coinAmount, unitDecimals.ETH);
      const rateUsd = formatUnits(parseUnits(rate, 8) / by, { decimals: 8 });
      const paid = { coin: 'ETH', address, txid: `0x${randomTxid()}`, units, rateUsd } as const;
      await backend.db.transaction().execute((trx) => record(trx, backend, paid));
      await backend.advance(10 * minuteMs);
      await chainRead(backend, 4, 'ETH');
      const id = await submit(backend, ada, await quoted(backend, ada, 'ETH'));
      const { chain, noteRequired } = await detail(id);
      expect(noteRequired).toContain('late');
      expect(chain).toMatchObject({ state, suggestedUsd: expect.stringMatching(usd) });
      const sent = { token: grace.token, params: { depositId: id }, body: {} };
      expect((await callApi(backend, calls.deposits.confirm, sent)).status).toBe(422);
    },
  );

  test('are credited once, also by the other one of two transactions', async () => {
    const { backend, ada, grace } = await start('ETH');
    const quote = await quoted(backend, ada, 'ETH');
    await backend.advance(minuteMs);
    const txids = [`0x${randomTxid()}`, `0x${randomTxid()}`];
    const first = await submit(backend, ada, quote);
    for (const txid of txids) {
      const payment = { coin: 'ETH', address: quote.address, txid, units: 10n ** 17n } as const;
      await backend.db.transaction().execute((trx) => record(trx, backend, payment));
    }
    const confirm = (depositId: string, txid = '') =>
      callApi(backend, calls.deposits.confirm, {
        token: grace.token,
        params: { depositId },
        body: { txid, amount: '500', note: 'Seen in the explorer.' },
      });
    await staff(backend, 'alan');
    await confirm(first, txids[0]);
    await backend.db
      .updateTable('deposits')
      .set({ txid: txids[0] ?? '' })
      .where('id', '=', first)
      .where('status', '=', 'pending')
      .execute();
    const second = await submit(backend, ada, await quoted(backend, ada, 'ETH'), txids[1]);
    const { status, problem } = await confirm(second);
    expect([status, problem?.message]).toEqual([409, expect.stringContaining('#')]);
    const written = backend.db
      .updateTable('deposits')
      .set({ status: 'confirmed', decided_by: grace.user._id, decided_at: backend.clock.now() })
      .set({ checked_txid: txids[1] ?? '', checked_output: 0, amount_received_cents: 50_000n })
      .where('id', '=', second)
      .execute();
    await expect(written).rejects.toThrow('was credited with another one');
  });
});

interface Paid {
  coin: Coin;
  address: string;
  txid: string;
  units: bigint;
  rateUsd?: string;
}

type Quote = Awaited<ReturnType<typeof quoted>>;

async function quoted(backend: Backend, { token }: Person, coin: Coin) {
  const query = { coin, amount: '500' };
  return (await callApi(backend, calls.prices.quote, { token, query })).reply.data;
}

async function submit(
  backend: Backend,
  { token }: Person,
  { coin, quoteId }: Quote,
  txid?: string,
): Promise<string> {
  const body = { amount: '500', coin, quoteId, ...(txid && { txid }) };
  return (await callApi(backend, calls.deposits.create, { token, body })).reply.data._id;
}

/** Stores one mined payment, as a reading of the node does. */
async function record(trx: Trx, backend: Backend, paid: Paid): Promise<void> {
  const { coin, address, txid, units, rateUsd = '65000' } = paid;
  const at = backend.clock.now();
  const { id: addressId } = await trx
    .selectFrom('receiving_addresses')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  const block = { height: 3, hash: 'aa' };
  const payment: FoundPayment = {
    ...{ addressId, txid, n: 0, units, block, minedAt: at, spends: [], proof: null },
  };
  const round: Round = {
    ...{ head: block, finalizedHeight: 3, commonHeight: 3, blocks: [], payments: [payment] },
    ...{ gone: [], spends: [], goneSpends: [], replaced: new Map(), balances: [] },
    ...{ isIncomplete: false, isCatchingUp: false, feeRate: null },
  };
  const changed = await recordRound(
    trx,
    { network: 'main', round },
    {
      ...{ coin, source: '1', rateUsd, at },
    },
  );
  await reportDeposits(trx, { coin, changed }, at);
}
