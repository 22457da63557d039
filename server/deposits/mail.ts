import { coinNames } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { groupDollars } from '#contract/money.ts';
import type { PendingDeposit } from '#server/deposits/decision/checkedPayment.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { notifyInvestor } from '#server/reviews/notifyInvestor.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type QuoteTerms, readTerms } from './expectedCredit.ts';

/** After the deposit is stored. */
export async function mailReceived(trx: Trx, depositId: string, at: Date): Promise<void> {
  const item = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow();
  const { review_hours: hours } = await readSettings(trx);
  const facts = factsOf(item, { txid: item.txid, quote: await readTerms(trx, item) });
  const amount = groupDollars(item.amount_cents);
  const sentence = `We have your report of a deposit of ${amount} and review it within ${hours} hours.`;
  const next = ['We email you what we decide. Your balance grows when the deposit is confirmed.'];
  await notifyInvestor(
    trx,
    { noun: 'deposit', item, cents: item.amount_cents, outcome: 'reported', sentence, facts, next },
    at,
  );
}

export async function mailConfirmed(
  trx: Trx,
  { deposit: item, quote, cents, txid, reason }: Confirmed,
  at: Date,
): Promise<void> {
  const credited = groupDollars(cents);
  const asQuoted = cents === item.amount_cents;
  const quoted = groupDollars(item.amount_cents);
  const sentence = asQuoted
    ? `Your deposit is confirmed: we added ${credited} to your balance.`
    : `Your deposit is confirmed. You quoted ${quoted}; ${credited} arrived, and we added it to your balance.`;
  const facts: Fact[] = [['Credited', credited], ...factsOf(item, { txid, quote })];
  await notifyInvestor(
    trx,
    { noun: 'deposit', item, cents, outcome: 'confirmed', sentence, facts, reason },
    at,
  );
}

interface Confirmed {
  deposit: PendingDeposit;
  quote: QuoteTerms | undefined;
  cents: bigint;
  txid: string | null;
  /** Of another amount than quoted. */
  reason: string | null;
}

export async function mailDeclined(
  trx: Trx,
  { deposit: item, reason }: { deposit: PendingDeposit; reason: string },
  at: Date,
): Promise<void> {
  const amount = groupDollars(item.amount_cents);
  const sentence = `Your deposit of ${amount} was declined. Your balance is unchanged.`;
  const facts = factsOf(item, { txid: item.txid, quote: await readTerms(trx, item) });
  const next = ['If you sent this payment, contact support and name the reference.'];
  const cents = item.amount_cents;
  const decision = { noun: 'deposit', item, cents, outcome: 'declined', sentence } as const;
  await notifyInvestor(trx, { ...decision, facts, reason, next }, at);
}

interface Paid {
  txid: string | null;
  quote: QuoteTerms | undefined;
}

function factsOf({ coin, amount_cents, address }: PendingDeposit, { txid, quote }: Paid): Fact[] {
  const units = quote && formatUnits(BigInt(quote.coin_units), { decimals: unitDecimals[coin] });
  return [
    ['Amount quoted', groupDollars(amount_cents)],
    ['Coin', coinNames[coin]],
    ...(units ? [['Coin amount', `${units} ${coin}`] as const] : []),
    ['Address', address, 'code'],
    ...(txid ? [['Transaction id', txid, 'code'] as const] : []),
  ];
}
