import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { ChainEvidence, DepositChain } from '#contract/depositChain.ts';
import { formatDollars } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readTrouble } from './state.ts';

interface ChainRow extends DepositChain {
  units: string;
  cents: bigint;
}

/** Reads the payments of a deposit in sum, without a request to a node. */
async function readRow(db: Db, depositId: string): Promise<ChainRow> {
  const { rows } = await sql<ChainRow>`SELECT * FROM deposit_chain(${depositId})`.execute(db);
  if (!rows[0]) throw new Error(`No deposit ${depositId}.`);
  return rows[0];
}

const paymentsMax = 50;

interface Deposit {
  id: string;
  coin: Coin;
}

/** The payments of a deposit beside what its quote expects, for staff and its investor. */
export async function readChainEvidence(
  db: Db,
  { id, coin }: Deposit,
  quote: { coin_units: string } | undefined,
): Promise<ChainEvidence> {
  const { state, confirmations, asked, units, cents } = await readRow(db, id);
  const payments = await db
    .selectFrom('payment_links')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .leftJoin('chain_state', 'chain_state.coin', 'chain_payments.coin')
    .select(['chain_payments.id', 'txid', 'units', 'state', 'chain_payments.height', 'seen_at'])
    .select(['via', 'replaced_by', 'sources', 'chain_state.height as tip'])
    .select(sql<boolean>`spv IS NOT NULL`.as('is_provable'))
    .where('deposit_id', '=', id)
    .orderBy('seen_at')
    .limit(paymentsMax)
    .execute();
  const amountOf = (text: string) => formatUnits(BigInt(text), { decimals: unitDecimals[coin] });
  return {
    ...{ state, confirmations, asked },
    expected: quote ? amountOf(quote.coin_units) : null,
    received: amountOf(units),
    suggestedUsd: cents > 0n ? formatDollars(cents) : null,
    ...(await readTrouble(db, coin)),
    payments: payments.map(({ height, tip, ...payment }) => ({
      _id: payment.id,
      txid: payment.txid,
      amount: amountOf(payment.units),
      state: payment.state,
      confirmations: height === null || tip === null ? 0 : Math.max(1, tip - height + 1),
      height,
      seenAt: payment.seen_at.toISOString(),
      via: payment.via,
      replacedBy: payment.replaced_by,
      isProvable: payment.is_provable,
      sources: payment.sources,
    })),
  };
}

/** Of a list: null once the deposit is decided. */
export const chainOfRow = sql<DepositChain | null>`CASE
  WHEN deposits.status <> 'pending' THEN NULL
  WHEN EXISTS (SELECT FROM chain_state WHERE chain_state.coin = deposits.coin) THEN
    (SELECT json_build_object('state', c.state, 'confirmations', c.confirmations, 'asked', c.asked)
      FROM deposit_chain(deposits.id) c)
  ELSE json_build_object('state', 'off', 'confirmations', 0, 'asked', NULL) END`;
