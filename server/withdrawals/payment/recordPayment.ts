import type { Lookup } from '#server/chain/outgoing/findOutgoing.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { type Rate, rateText } from '#server/prices/rates.ts';
import { notifyOwner, settle, type WithdrawalRow } from '#server/withdrawals/settle.ts';
import { recordCheck } from './lookUpPayment.ts';
import { boundTo } from './requireFree.ts';

interface Payment {
  payerId: string;
  txid: string;
  units: bigint;
  /** The units as they were typed or computed. */
  coinAmount: string;
  rate: Pick<Rate, 'usd' | 'at'> | null;
  note: string | undefined;
  evidence: Evidence | null;
  /** As a node shows it. */
  lookup: Lookup;
}

/** Settles an approved withdrawal that is locked: row, ledger, mail and line of the log. */
export async function recordPayment(
  trx: Trx,
  { withdrawal, payment }: { withdrawal: WithdrawalRow; payment: Payment },
  at: Date,
): Promise<void> {
  const { payerId, txid, units, coinAmount, rate, note, evidence, lookup } = payment;
  await trx
    .updateTable('withdrawals')
    .set({
      ...boundTo(withdrawal, payerId, at),
      status: 'paid',
      paid_by: payerId,
      paid_at: at,
      txid: txid.toLowerCase(),
      coin_units: String(units),
      payment_note: note || null,
      payment_evidence: evidence && JSON.stringify(evidence),
      compared_rate_usd: rate?.usd ?? null,
      compared_rate_as_of: rate?.at ?? null,
    })
    .where('id', '=', withdrawal.id)
    .execute();
  await recordCheck(trx, withdrawal, { lookup, txid, at });
  await settle(trx, { withdrawal, leg: 'settle' }, at);
  const facts: Fact[] = [
    ['Coin amount', `${coinAmount} ${withdrawal.coin}`],
    ['Transaction id', txid, 'code'],
  ];
  await notifyOwner(trx, { item: withdrawal, outcome: 'paid', facts }, at);
  const { coin } = withdrawal;
  const details = {
    ...{ txid, coinAmount, coin, rate: rate && rateText(rate.usd), note: note || null },
    ...(lookup.state !== 'off' && { chain: lookup.state }),
  };
  const target = { kind: 'withdrawal', id: withdrawal.id } as const;
  await appendAudit(trx, { at, actorId: payerId, action: 'withdrawal.pay', target, details });
}
