import { type Selectable, sql } from 'kysely';
import { type Coin, coinNames } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { groupDollars } from '#contract/money.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { notifyInvestor } from '#server/reviews/notifyInvestor.ts';

interface Affected {
  id: string;
  user_id: string;
  amount_cents: bigint;
  coin: Coin;
  state: string;
  confirmations: number;
  units: string;
  coin_units: string | null;
  before: string | null;
  confirmations_before: number | null;
}

/**
 * Links payments that are new or changed, and records an event for each deposit whose state or count of
 * confirmations is another one; an investor who sent too little, or whose payment went away, gets a mail.
 */
export async function reportDeposits(
  trx: Trx,
  { coin, changed }: { coin: Coin; changed: readonly string[] },
  at: Date,
): Promise<void> {
  const ids = [...changed];
  await sql`SELECT link_payment(id) FROM unnest(${ids}::uuid[]) AS id`.execute(trx);
  const { rows } = await sql<Affected>`
    SELECT d.id, d.user_id, d.amount_cents, d.coin, c.state, c.confirmations, c.units,
      (SELECT coin_units FROM quotes WHERE quotes.id = d.quote_id) AS coin_units,
      r.state AS before, r.confirmations AS confirmations_before
    FROM (SELECT DISTINCT deposit_id FROM payment_links
        JOIN chain_payments p ON p.id = payment_id
        WHERE p.id = ANY(${ids}::uuid[]) OR p.coin = ${coin} AND p.state IN ('seen', 'mined')) paid
      JOIN deposits d ON d.id = paid.deposit_id AND d.status = 'pending'
      LEFT JOIN chain_reports r ON r.deposit_id = d.id, deposit_chain(d.id) c
    WHERE (r.state, r.confirmations) IS DISTINCT FROM (c.state, c.confirmations)`.execute(trx);
  for (const deposit of rows) {
    const { id, user_id: userId, state, confirmations } = deposit;
    const report = { state, confirmations };
    await trx
      .insertInto('chain_reports')
      .values({ deposit_id: id, ...report })
      .onConflict((conflict) => conflict.column('deposit_id').doUpdateSet(report))
      .execute();
    await recordEvent(trx, { kind: 'deposit.chain', subject: { kind: 'deposit', id }, userId }, at);
    if (state === 'short' && deposit.before !== 'short') await mailShort(trx, deposit, at);
    if (isLost(state) && deposit.before !== null && !isLost(deposit.before)) {
      await mailLost(trx, deposit, at);
    }
  }
}

/** The payments that were reported are not on the chain and do not wait to be. */
const isLost = (state: string): boolean => state === 'gone' || state === 'replaced';

async function mailLost(trx: Trx, deposit: Affected, at: Date): Promise<void> {
  const { coin, state, amount_cents: cents } = deposit;
  const sentence =
    state === 'replaced'
      ? `The payment of your deposit of ${groupDollars(cents)} was replaced by another transaction.`
      : `The ${coinNames[coin]} network no longer shows the payment of your deposit of ${groupDollars(cents)}.`;
  const next = [
    'Look into the wallet that you paid with. If the payment is gone there too, send the coin again to the same address.',
  ];
  const facts = [['Coin', coinNames[coin]] as const];
  const decision = { noun: 'deposit', item: deposit, cents, outcome: 'has no payment' } as const;
  await notifyInvestor(trx, { ...decision, sentence, facts, next }, at);
}

type Short = Pick<Affected, 'units' | 'coin_units'> &
  Pick<Selectable<Tables['deposits']>, 'id' | 'user_id' | 'amount_cents' | 'coin'>;

async function mailShort(trx: Trx, deposit: Short, at: Date): Promise<void> {
  const { coin, units, coin_units: expected, amount_cents: cents } = deposit;
  const amountOf = (text: string) =>
    `${formatUnits(BigInt(text), { decimals: unitDecimals[coin] })} ${coin}`;
  const sentence = `Less arrived than your deposit of ${groupDollars(cents)} needs.`;
  const facts = [
    ['Coin', coinNames[coin]] as const,
    ...(expected === null ? [] : [['Expected', amountOf(expected)] as const]),
    ['Arrived', amountOf(units)] as const,
  ];
  const next = [
    'You can send the rest to the same address. Otherwise we credit what arrived and write to you.',
  ];
  const decision = { noun: 'deposit', item: deposit, cents, outcome: 'is short' } as const;
  await notifyInvestor(trx, { ...decision, sentence, facts, next }, at);
}
