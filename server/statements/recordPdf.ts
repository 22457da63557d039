import type { Coin } from '#contract/coin.ts';
import { groupDecimal } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { minuteInUtc } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Sheet } from '#server/platform/sheet.ts';
import { readHolder } from './holder.ts';
import { demoFoot, issuerOf } from './sheet.ts';

type Facts = readonly (readonly [name: string, value: string | null | undefined])[];

interface MoneyRecord {
  kind: 'deposit' | 'withdrawal';
  id: string;
  userId: string;
  /** Amounts and status, in boxes. */
  summary: Sheet['summary'];
  /** Those without a value are left out. */
  facts: Facts;
  timeline: readonly { at: string; event: string }[];
}

const titles = { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A file with all that its investor can know of a deposit or a withdrawal, as it is now. */
export async function recordPdf(
  { db, ports }: { db: Db; ports: Ports },
  { kind, id, userId, summary, facts, timeline }: MoneyRecord,
  at: Date,
) {
  const holder = await readHolder(db, userId);
  const { demo, operator } = ports.config;
  const events = timeline.map(
    ({ at: moment, event }) => [capital(event), minuteInUtc(new Date(moment))] as const,
  );
  const rows = [...facts, ...events].flatMap(([name, value]) =>
    value ? [{ cells: [name, value], note: null }] : [],
  );
  const sheet: Sheet = {
    brand: 'Plainvest',
    issuer: issuerOf(operator),
    title: `${titles[kind]} ${reference(id)}`,
    addressee: [holder.fullName, ...holder.address],
    details: [
      ['Username', holder.userName],
      ['Made', minuteInUtc(at)],
      ['Times', 'UTC'],
    ],
    summary,
    columns: [
      { name: 'Fact', share: 0.28 },
      { name: 'Value', share: 0.72 },
    ],
    rows,
    notes: ['This file shows the record as it was when the file was made.'],
    foot: demo ? demoFoot : 'Your statements list every change of your balance.',
  };
  const fileName = `${kind}-${reference(id).slice(1)}.pdf`;
  return { bytes: await ports.pdf(sheet, at), type: 'application/pdf', fileName };
}

/** The dollars of one coin. */
export const rateOf = (coin: Coin, rate: string): string => `1 ${coin} = $${groupDecimal(rate)}`;

/** A status in a box of the summary. */
export const statusBox = (status: string): Sheet['summary'][number] => ['Status', capital(status)];
