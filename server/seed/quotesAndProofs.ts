import type { Insertable } from 'kysely';
import { type Coin, coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import type { Sheet } from '#server/platform/sheet.ts';
import type { ProofText } from './drawProofs.ts';
import { fileRow } from './fileRow.ts';
import { quoteRow, sampleCoins } from './quoteRow.ts';
import { type Sample, sampleAddresses } from './sample.ts';

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
    const { coin, amount_cents: cents } = deposit;
    const text = { cents, coin, coinAmount: sampleCoins(cents, coin), txid };
    const bytes = await draw(proofSheet({ ...text, address: sampleAddresses[coin] }));
    files.push({
      ...(await fileRow({ bytes, type: 'application/pdf' }, { user_id, deposit_date })),
      id,
    });
  }
  const quotes = deposits.map((deposit) =>
    quoteRow(sample, {
      ...{ id: deposit.quote_id, userId: deposit.user_id, coin: deposit.coin },
      ...{ cents: deposit.amount_cents, submittedAt: deposit.deposit_date, isLate: deposit.late },
    }),
  );
  await trx.insertInto('quotes').values(quotes).execute();
  if (files.length > 0) await trx.insertInto('files').values(files).execute();
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
    rows: [{ cells: ['Transaction id', txid], note: null }],
    sums: { opening: ['To', address], closing: ['Amount', sent], empty: '' },
    notes: [],
    foot: 'Sample',
  };
}
