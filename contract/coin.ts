import { string } from 'yup';
import { messages } from './messages.ts';

export const coins = ['BTC', 'ETH'] as const;

export type Coin = (typeof coins)[number];

export const coinNames = { BTC: 'Bitcoin', ETH: 'Ethereum' } as const;

export const walletTypes = { BTC: 'btc', ETH: 'eth' } as const;

export const coinOfName = { Bitcoin: 'BTC', Ethereum: 'ETH' } as const;
export const coinOfWallet = { btc: 'BTC', eth: 'ETH' } as const;

export type CoinName = keyof typeof coinOfName;

export const isCoin = (text: unknown): text is Coin => coins.some((known) => known === text);

export const isCoinName = (text: string): text is CoinName => Object.hasOwn(coinOfName, text);

/** Decimals as shown and quoted (S-217). Wei are finer; quotes are not. */
export const quoteDecimals = { BTC: 8, ETH: 6 } as const;

export const coin = (message?: string) => string<Coin>().oneOf(coins, message);

/** The coin whose addresses begin so, while the rest is being typed. */
export function coinStarting(address: string): Coin | undefined {
  if (/^0x/i.test(address)) return 'ETH';
  return /^(bc1|tb1|[123mn][1-9a-z])/i.test(address) ? 'BTC' : undefined;
}

export const isTxid = (coinOfId: Coin, txid: string): boolean =>
  coinOfId === 'BTC' ? /^[0-9a-fA-F]{64}$/.test(txid) : /^0x[0-9a-fA-F]{64}$/.test(txid);

/** The message for a transaction id that does not have the form of its coin's. */
export const txidMessage = (coinOfId: Coin): string =>
  coinOfId === 'BTC' ? messages.txidBitcoin : messages.txidEthereum;

const explorers = { BTC: 'https://mempool.space/tx/', ETH: 'https://etherscan.io/tx/' } as const;

/** The page of a transaction at a public block explorer. */
export const explorerUrl = (coinOfId: Coin, txid: string): string =>
  `${explorers[coinOfId]}${encodeURIComponent(txid)}`;
