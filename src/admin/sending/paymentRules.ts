import { boolean, type InferType, object } from 'yup';
import { type Coin, isTxid, txidMessage } from '#contract/coin.ts';
import { parseUnits, unitDecimals } from '#contract/coinAmount.ts';
import { messages } from '#contract/messages.ts';
import { filled, ordered, typed } from '#contract/rules.ts';
import type { Payout } from '#src/admin/provider/payoutRecord.ts';
import { copy } from './copy.ts';
import { judge, shareText, unitsOf, type Verdict, worthText } from './judge.ts';

const fields = object({
  txid: typed(100),
  coinAmount: typed(40),
  again: typed(40),
  note: typed(500),
  isSure: boolean().default(false),
});

/** The form of a payment: `again` is for an amount without a rate, `isSure` for one that differs. */
export type PaymentForm = InferType<typeof fields>;

/** The computed amount and its coin. */
export interface Expected {
  coin: Coin;
  payout: Payout | null;
}

const expectedUnits = ({ coin, payout }: Expected): bigint | undefined =>
  payout ? parseUnits(payout.coinAmount, unitDecimals[coin]) : undefined;

export interface Compared {
  verdict: Verdict;
  units: bigint;
  expectedUnits: bigint;
  /** In dollars, at the rate of the expected amount. */
  worth: string;
}

/** A typed amount against the expected one; undefined without a rate or without an amount. */
export function compare(typedAmount: string, expected: Expected): Compared | undefined {
  const units = unitsOf(typedAmount, expected.coin);
  const due = expectedUnits(expected);
  if (units === undefined || due === undefined || !expected.payout) return undefined;
  const worth = worthText(units, expected.payout.rate, expected.coin);
  return { verdict: judge(units, due), units, expectedUnits: due, worth };
}

const { errors, refused } = copy.record;

/** The rules of the form, in the order of its fields. */
export function paymentRules(expected: Expected) {
  const { coin, payout } = expected;
  const verdictOf = ({ coinAmount }: PaymentForm) => compare(coinAmount, expected)?.verdict;
  return ordered(fields, [
    ['txid', messages.txidRequired, ({ txid }) => filled(txid)],
    ['txid', txidMessage(coin), ({ txid }) => isTxid(coin, txid)],
    [
      'coinAmount',
      messages.coinAmountRequired,
      ({ coinAmount }) => unitsOf(coinAmount, coin) !== undefined,
    ],
    ['coinAmount', errors.refused, (form) => verdictOf(form) !== 'refused'],
    [
      'again',
      errors.again,
      ({ coinAmount, again }) =>
        payout !== null || unitsOf(coinAmount, coin) === unitsOf(again, coin),
    ],
    ['note', errors.noteNoRate, ({ note }) => payout !== null || filled(note)],
    ['note', errors.noteDiffers, (form) => verdictOf(form) !== 'differs' || filled(form.note)],
    ['isSure', errors.sure, (form) => verdictOf(form) !== 'differs' || form.isSure],
  ]);
}

/** Why an amount is refused, in dollars and as a share of the due one. */
export const refusal = ({ worth, units, expectedUnits: due }: Compared): string =>
  refused(worth, shareText(units, due));
