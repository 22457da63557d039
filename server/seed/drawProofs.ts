import type { Coin } from '#contract/coin.ts';
import { type Cents, dollarsFrom } from '#contract/money.ts';
import { sampleCoins } from './quoteRow.ts';
import { sampleAddresses } from './sample.ts';
import { sampleDeposits } from './sampleDeposits.ts';

/** The texts of a drawn proof. */
export interface ProofText {
  cents: Cents;
  coin: Coin;
  coinAmount: string;
  address: string;
  txid: string;
}

/** Returns the bytes of a PNG. */
export type DrawProof = (text: ProofText) => Promise<Uint8Array>;

/** With a row of zeros, so that no chain has it. */
export function noTxid(coin: Coin): string {
  const ends = crypto.randomUUID().replaceAll('-', '');
  return `${coin === 'BTC' ? '' : '0x'}${ends.slice(0, 8)}${'0'.repeat(32)}${ends.slice(8)}`;
}

interface Proof {
  txid: string;
  bytes: Uint8Array;
}

/** One for each sample deposit; undefined for those without. */
export type Proofs = readonly (Proof | undefined)[];

/** All at once, and before there is a database: a browser encodes pictures beside its script. */
export const drawProofs = (draw: DrawProof): Promise<Proofs> =>
  Promise.all(
    sampleDeposits.map(async ({ coin, dollars, hasProof }) => {
      if (!hasProof) return undefined;
      const cents = dollarsFrom(dollars);
      const coinAmount = sampleCoins(cents, coin);
      const [txid, address] = [noTxid(coin), sampleAddresses[coin]];
      return { txid, bytes: await draw({ cents, coin, coinAmount, address, txid }) };
    }),
  );
