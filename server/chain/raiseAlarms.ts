import { type Selectable, sql } from 'kysely';
import { type Coin, coinNames } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { reference } from '#contract/reference.ts';
import type { AlarmFacts } from '#server/platform/db/tables/alarms.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';

type Alarm = Selectable<Tables['alarms']>;

/**
 * Raises an alarm for each transaction that spends our coin without being announced, and for payments of
 * confirmed deposits that left the chain; all staff get a mail. Call it last: it locks the hash chain.
 */
export async function raiseAlarms(trx: Trx, coin: Coin, at: Date): Promise<void> {
  const { rows } = await sql<Alarm>`SELECT * FROM raise_alarms(${coin})`.execute(trx);
  for (const alarm of rows) {
    const subject = { kind: 'alarm', id: alarm.id } as const;
    await recordEvent(trx, { kind: 'alarm.raised', subject }, at);
    await mailStaff(trx, alarm, at);
  }
}

async function mailStaff(trx: Trx, alarm: Alarm, at: Date): Promise<void> {
  const { coin, facts, txid } = alarm;
  const amountOf = (units: string) =>
    `${formatUnits(BigInt(units), { decimals: unitDecimals[coin] })} ${coin}`;
  const rows: Fact[] = [
    ['Amount', amountOf(facts.units)],
    [facts.withdrawal ? 'Address' : 'Our address', facts.address, 'code'],
    ['Transaction', txid, 'code'],
    ...(facts.outputs ?? []).map(
      ({ address, units }): Fact => [`${amountOf(units)} to`, address ?? 'no address', 'code'],
    ),
    ...(facts.deposit ? [['Deposit', reference(facts.deposit)] as Fact] : []),
    ...(facts.withdrawal ? [['Withdrawal', reference(facts.withdrawal)] as Fact] : []),
  ];
  const pause = alarm.paused
    ? ' Deposits and withdrawals are paused until the alarm is closed.'
    : '';
  await noticeToStaff(trx, {
    ...(alarm.kind === 'theft' ? ofTheft(coin, pause) : ofLostPayment(coin, facts)),
    rows,
    at,
  });
}

const ofTheft = (coin: Coin, pause: string) => ({
  subject: `Alarm: ${coin} left our address`,
  summary: `A transaction that no one announced spends our ${coinNames[coin]}.${pause}`,
  advice:
    'Find out who signed it. If it was not you, move the rest to an address with another key.',
});

const ofLostPayment = (coin: Coin, { withdrawal }: AlarmFacts) =>
  withdrawal
    ? {
        subject: `Alarm: the payment of a ${coin} withdrawal left the chain`,
        summary: 'The chain no longer has the payment of a withdrawal that is recorded as paid.',
        advice:
          'Look at the withdrawal and at the wallet that paid it. If the payment does not come back, reverse the withdrawal.',
      }
    : {
        subject: `Alarm: a ${coin} deposit left the chain`,
        summary: 'The chain no longer has a payment of a deposit that is confirmed.',
        advice: 'Look at the deposit. If the payment does not come back, reverse it.',
      };
