import { coinNames } from '#contract/coin.ts';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { statements } from '#contract/statements.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { rateOf, recordPdf, statusBox } from '#server/statements/recordPdf.ts';
import { readDetail } from './detail.ts';

const events: Record<DepositDetail['timeline'][number]['event'], string> = {
  quoted: 'Quoted',
  sent: 'Reported as sent',
  submitted: 'Submitted',
  proof: 'Proof added',
  confirmed: 'Confirmed',
  declined: 'Declined',
  reversed: 'Reversed',
};

/** GET /api/v1/user/deposits/{id}/pdf. Errors: 404 when absent or another user's. */
export const depositPdf: Route = serve(
  statements.deposit,
  async ({ db, ports, params, user, at }) => {
    const { userId } = user;
    const deposit = await readDetail(db, { id: params.id, userId, isStaff: false }, at);
    const { coin, quote, reversal, amountReceived, timeline } = deposit;
    const status = reversal ? 'reversed' : deposit.status;
    const record = {
      ...({ kind: 'deposit', id: deposit._id, userId } as const),
      summary: [
        ['Requested', dollars(deposit.amount)],
        [
          'Credited',
          status === 'confirmed' ? dollars(amountReceived ?? deposit.amount) : dollars('0'),
        ],
        ['Coin', coinNames[coin]],
        statusBox(status),
      ] as const,
      facts: [
        ['Coin amount quoted', quote && `${quote.coinAmount} ${coin}`],
        ['Rate', quote && rateOf(coin, quote.rate) + (quote.example ? example : '')],
        ['Our address', deposit.address],
        ['Transaction id', deposit.txid],
        ['Reason', reversal?.reason ?? deposit.reason],
      ] as const,
      timeline: timeline.map(({ at: moment, event }) => ({ at: moment, event: events[event] })),
    };
    return recordPdf({ db, ports }, record, at);
  },
);

const dollars = (text: string) => groupDollars(parseDollars(text));

const example = ', an example rate, not a market price';
