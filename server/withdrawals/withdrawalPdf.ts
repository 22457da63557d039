import { coinOfName } from '#contract/coin.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import { statements } from '#contract/statements.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { rateOf, recordPdf, statusBox } from '#server/statements/recordPdf.ts';
import { readOwnDetail } from './ownDetail.ts';

/** GET /api/v1/user/withdrawals/{id}/pdf. Errors: 404 when absent or another user's. */
export const withdrawalPdf: Route = serve(
  statements.withdrawal,
  async ({ db, ports, params, user, at }) => {
    const { userId } = user;
    const withdrawal = await readOwnDetail(db, { id: params.id, userId });
    const { withdrawMode, coinAmount, rate, reversal, timeline } = withdrawal;
    const coin = coinOfName[withdrawMode];
    const record = {
      ...({ kind: 'withdrawal', id: withdrawal._id, userId } as const),
      summary: [
        ['Amount', groupDollars(dollarsFrom(withdrawal.amount))],
        ['Fee', groupDollars(0n)],
        ['Coin', withdrawMode],
        statusBox(reversal ? 'reversed' : withdrawal.status),
      ] as const,
      facts: [
        ['Coin amount sent', coinAmount && `${coinAmount} ${coin}`],
        ['Rate', rate && rateOf(coin, rate)],
        ['Your address', withdrawal.address],
        ['Transaction id', withdrawal.txid],
        ['Reason', reversal?.reason ?? withdrawal.reason],
      ] as const,
      timeline,
    };
    return recordPdf({ db, ports }, record, at);
  },
);
