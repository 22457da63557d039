import { number, object, string } from 'yup';
import { messages } from './messages.ts';
import { isUuid, text, typed } from './rules.ts';

/** Withdrawals that one payout pays at most. */
const payoutItemsMax = 50;

const isIdList = (list: string): boolean => {
  const ids = list.split(',');
  return ids.every(isUuid) && new Set(ids).size === ids.length && ids.length <= payoutItemsMax;
};

/** `withdrawals` are ids with commas between them; `feeRate` is in sat/vB. */
export const payoutRules = object({
  coin: string<'BTC'>().oneOf(['BTC']).required(),
  kind: string<'withdrawals'>().oneOf(['withdrawals']),
  withdrawals: typed(2_000).test('ids', messages.chooseWithdrawals, isIdList),
  feeRate: number().integer().min(1),
});

/** In sat/vB; without it the estimate of the node. */
export const replaceRules = object({ feeRate: number().integer().min(1) });

/** Rules of the reason for which a payout is cancelled. */
export const cancelRules = object({ reason: text(500).required(messages.payoutReason) });
