import { string } from 'yup';

/** The coins that deposits and withdrawals move in. */
export const coins = ['BTC', 'ETH'] as const;

export type Coin = (typeof coins)[number];

/** How forms and the withdraw payload name each coin. */
export const coinNames = { BTC: 'Bitcoin', ETH: 'Ethereum' } as const;

/** How wallets on the wire name each coin. */
export const walletTypes = { BTC: 'btc', ETH: 'eth' } as const;

/** The coin behind each name, and behind each wallet type. */
export const coinOfName = { Bitcoin: 'BTC', Ethereum: 'ETH' } as const;
export const coinOfWallet = { btc: 'BTC', eth: 'ETH' } as const;

export type CoinName = keyof typeof coinOfName;

export const isCoin = (text: unknown): text is Coin => coins.some((known) => known === text);

export const isCoinName = (text: string): text is CoinName => Object.hasOwn(coinOfName, text);

/** Decimals of a coin amount as shown and quoted (S-217); wei are finer, quotes are not. */
export const quoteDecimals = { BTC: 8, ETH: 6 } as const;

/** A coin on the wire. */
export const coin = () => string<Coin>().oneOf(coins);

/** Whether a text has the form of a transaction id of that coin. */
export const isTxid = (coinOfId: Coin, txid: string): boolean =>
  coinOfId === 'BTC' ? /^[0-9a-fA-F]{64}$/.test(txid) : /^0x[0-9a-fA-F]{64}$/.test(txid);
