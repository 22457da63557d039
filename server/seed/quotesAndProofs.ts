import type { Insertable } from 'kysely';
import { type Coin, coinNames, quoteDecimals } from '#contract/coin.ts';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { groupDollars } from '#contract/money.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import type { Sheet } from '#server/platform/ports.ts';
import { exampleUsd } from '#server/prices/rates.ts';
import { fileRow, type ProofText, unitsOf } from './insertDeposits.ts';
import { type Sample, sampleAddresses } from './sample.ts';

const minuteMs = 60_000;

export interface QuotedDeposit {
  quote_id: string;
  receipt_id: string;
  user_id: string;
  coin: Coin;
  amount_cents: bigint;
  deposit_date: Date;
  late: boolean;
  txid: string | null;
}

/** Returns the bytes of a PDF. */
export type DrawSheet = (sheet: Sheet) => Promise<Uint8Array>;

/** Quotes of deposits, and a proof of each that has a transaction id. */
export async function insertQuotesAndProofs(
  trx: Trx,
  sample: Sample,
  { deposits, draw }: { deposits: readonly QuotedDeposit[]; draw: DrawSheet },
): Promise<void> {
  if (deposits.length === 0) return;
  const files: Insertable<Tables['files']>[] = [];
  for (const deposit of deposits) {
    const { txid, user_id, deposit_date, receipt_id: id } = deposit;
    if (txid === null) continue;
    const bytes = await draw(proofSheet({ ...textOf(deposit), txid }));
    files.push({
      ...(await fileRow({ bytes, type: 'application/pdf' }, { user_id, deposit_date })),
      id,
    });
  }
  const quotes = deposits.map((deposit) => quoteRow(sample, deposit));
  await trx.insertInto('quotes').values(quotes).execute();
  if (files.length > 0) await trx.insertInto('files').values(files).execute();
}

function textOf({ coin, amount_cents: cents }: QuotedDeposit) {
  const places = { decimals: unitDecimals[coin], places: quoteDecimals[coin] };
  const coinAmount = formatUnits(unitsOf(cents, coin), places);
  return { cents, coin, coinAmount, address: sampleAddresses[coin] };
}

function quoteRow(sample: Sample, deposit: QuotedDeposit): Insertable<Tables['quotes']> {
  const { quote_id: id, user_id, coin, amount_cents, deposit_date, late } = deposit;
  const at = new Date(deposit_date.getTime() - (late ? 120 : 6) * minuteMs);
  return {
    ...{ id, user_id, coin, amount_cents, coin_units: String(unitsOf(amount_cents, coin)) },
    ...{ rate_usd: exampleUsd[coin], sources: ['example rate'], as_of: at, example: true },
    ...{ wallet_id: sample.walletIds[coin], address: sampleAddresses[coin], created_at: at },
    expires_at: new Date(at.getTime() + quoteMs),
    sent_at: new Date(at.getTime() + (late ? 20 : 4) * minuteMs),
  };
}

/** A payment as a wallet would show it, labelled as a sample. */
function proofSheet({ cents, coin, coinAmount, address, txid }: ProofText): Sheet {
  const sent = `${coinAmount} ${coin}`;
  return {
    brand: 'Sample wallet',
    issuer: [],
    title: 'Payment sent',
    addressee: ['Sample proof of payment', 'No such payment exists.'],
    details: [['Network', coinNames[coin]]],
    summary: [
      ['Sent', sent],
      ['Value', groupDollars(cents)],
    ],
    columns: [
      { name: 'Detail', share: 0.2 },
      { name: 'Value', share: 0.8 },
    ],
    opening: ['To', address],
    rows: [{ cells: ['Transaction id', txid], note: null }],
    closing: ['Amount', sent],
    empty: '',
    notes: [],
    foot: 'Sample',
  };
}
