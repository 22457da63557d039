import { bech32 } from '@scure/base';
import type { Coin } from '#contract/coin.ts';

/** How many addresses there are; more investors share them. */
export const samplePayees = 500;

const bech32Digits = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const words = (text: string) => [...text].map((digit) => bech32Digits.indexOf(digit));

function bitcoinPayee(n: number): string {
  const own = [n >> 5, n & 31];
  return bech32.encode('tb', [0, ...words('samplepayeesamplepayeesamplepa'), ...own]);
}

const etherPayee = (n: number): string =>
  `0xFACE${'face'.repeat(8)}${n.toString(16).padStart(4, '0')}`;

/** The address of the nth investor, which no wallet pays (docs/decisions/0021). */
export function samplePayee(coin: Coin, n: number): string {
  const own = n % samplePayees;
  return coin === 'BTC' ? bitcoinPayee(own) : etherPayee(own);
}
