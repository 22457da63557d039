import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword } from '#mocks/backend.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, investor, investorPassword, signIn } from '#tests/support/people.ts';

describeOnOneEngine('the years of an account', (engine) => {
  test('run from its first to this one, and each begins where the last one ended', async () => {
    const here = await stage(engine().db);
    const { backend } = here;
    const years = async (token: string) =>
      (await callApi(backend, calls.statements.years, { token })).reply.data;
    const adjust = (token: string, status: 'Credit' | 'Debit', amount: string) =>
      callApi(backend, calls.users.adjust, {
        ...{ token, params: { userId: here.ada.user._id } },
        body: { status, amount, reason: 'A reason of the tests.' },
      });
    // 1,000 are paid in; 100 are on hold when the year ends.
    const { _id: id } = (
      await callApi(backend, calls.withdrawals.create, {
        token: here.ada.token,
        body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
      }).then(() => callApi(backend, calls.withdrawals.own, { token: here.ada.token }))
    ).reply.data[0] ?? { _id: '' };
    await adjust(here.grace.token, 'Credit', '0.10');
    await adjust(here.grace.token, 'Debit', '20.35');
    const first = { year: 2026, opening: 0, paidIn: 1000, deposits: 1, withdrawn: 0 };
    const corrected = { corrections: -20.25, adjustments: 2, closing: 979.75 };
    expect(await years(here.ada.token)).toEqual([{ ...first, withdrawals: 0, ...corrected }]);
    await backend.advance(2 * 366 * dayMs);
    const grace = await signIn(backend, 'grace', staffPassword);
    const ada = await signIn(backend, 'ada', investorPassword);
    await here.act('approve', id, grace);
    await here.act('pay', id, grace);
    const empty = { opening: 979.75, paidIn: 0, deposits: 0, corrections: 0, adjustments: 0 };
    expect(await years(ada.token)).toEqual([
      { year: 2028, ...empty, withdrawn: 100, withdrawals: 1, closing: 879.75 },
      { year: 2027, ...empty, withdrawn: 0, withdrawals: 0, closing: 979.75 },
      { ...first, withdrawals: 0, ...corrected },
    ]);
    const eve = await investor(backend, 'eve');
    expect((await callApi(backend, calls.statements.years, { token: eve.token })).reply).toEqual({
      ...{ data: [], firstEntryAt: null },
    });
  });
});
