import { string } from 'yup';

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

export const isTxid = (coinOfId: Coin, txid: string): boolean =>
  coinOfId === 'BTC' ? /^[0-9a-fA-F]{64}$/.test(txid) : /^0x[0-9a-fA-F]{64}$/.test(txid);

/** The public page of a transaction in the coin's block explorer. */
export const explorerUrl = (coinOfId: Coin, txid: string): string =>
  coinOfId === 'BTC' ? `https://mempool.space/tx/${txid}` : `https://etherscan.io/tx/${txid}`;
