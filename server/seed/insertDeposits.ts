import type { Insertable } from 'kysely';
import { dollarsFrom } from '#contract/money.ts';
import { dayMs } from '#contract/time.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { exampleUsd } from '#server/prices/rates.ts';
import type { Proofs } from './drawProofs.ts';
import { fileRow } from './fileRow.ts';
import { quoteRow } from './quoteRow.ts';
import { type Sample, sampleAddresses } from './sample.ts';
import { type SampleDeposit, sampleDeposits } from './sampleDeposits.ts';

const hourMs = 60 * 60_000;
const minuteMs = 60_000;

export interface SampleRun {
  trx: Trx;
  sample: Sample;
  /** Ids of users by their number. */
  people: ReadonlyMap<number, string>;
}

/** Longer ago at another time of the day: people do not all come at the same minute. */
export function before({ at }: Sample, daysAgo: number): Date {
  const earlierMs = daysAgo > 3 ? ((daysAgo * 131) % 600) * minuteMs : 0;
  return new Date(at.getTime() - daysAgo * dayMs - earlierMs);
}

/** Decisions take from 2 to 18 hours. */
export const decidedAfter = (at: Date, index: number): Date =>
  new Date(at.getTime() + (2 + ((index * 5) % 17)) * hourMs);

/** Deposits with their quotes and proofs. Returns the rows, for the ledger. */
export async function insertDeposits(run: SampleRun, proofs: Proofs) {
  const { trx } = run;
  const samples = sampleDeposits.map((each) => ({ ...each, id: crypto.randomUUID() }));
  const quotes = samples.map((each) => quoteOf(run, each));
  const deposits = samples.map((each, index) => depositRow(run, each, index));
  const files: Insertable<Tables['files']>[] = [];
  for (const [index, deposit] of deposits.entries()) {
    const proof = proofs[index];
    if (!proof) continue;
    const file = await fileRow({ bytes: proof.bytes, type: 'image/png' }, deposit);
    Object.assign(deposit, { receipt_id: file.id, txid: proof.txid });
    if (deposit.status === 'confirmed') {
      Object.assign(deposit, { checked_txid: proof.txid, checked_output: 0 });
    }
    files.push(file);
  }
  await trx.insertInto('quotes').values(quotes).execute();
  await trx.insertInto('files').values(files).execute();
  await trx.insertInto('deposits').values(deposits).execute();
  return deposits;
}

const userOf = ({ people }: SampleRun, person: number): string => people.get(person) ?? '';

/** A deposit has the id of its quote. */
type Identified = SampleDeposit & { id: string };

function quoteOf(run: SampleRun, deposit: Identified): Insertable<Tables['quotes']> {
  const { sample } = run;
  const { id, coin, person, dollars, daysAgo, isLate = false } = deposit;
  return quoteRow(sample, {
    ...{ id, userId: userOf(run, person), coin, isLate },
    ...{ cents: dollarsFrom(dollars), submittedAt: before(sample, daysAgo) },
  });
}

function depositRow(run: SampleRun, deposit: Identified, index: number) {
  const { sample } = run;
  const { id, coin, person, daysAgo, status, isLate = false, note, reason } = deposit;
  const at = before(sample, daysAgo);
  const cents = dollarsFrom(deposit.dollars);
  const received = dollarsFrom(deposit.receivedDollars ?? deposit.dollars);
  const isConfirmed = status === 'confirmed';
  const row: Insertable<Tables['deposits']> = {
    ...{ id, quote_id: id, user_id: userOf(run, person), coin, amount_cents: cents },
    ...{ wallet_id: sample.walletIds[coin], address: sampleAddresses[coin], late: isLate, status },
    ...{ deposit_date: at, rate_at_arrival: exampleUsd[coin] },
    ...{ rate_at_arrival_sources: ['example rate'], rate_at_arrival_as_of: at },
    ...(status !== 'pending' && {
      ...{ decided_by: sample.staffId, decided_at: decidedAfter(at, index) },
      ...{ note: note ?? null, reason: reason ?? null },
    }),
    ...(isConfirmed && { amount_received_cents: received }),
  };
  return row;
}
