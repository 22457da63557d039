import { string } from 'yup';

/** The coins that deposits and withdrawals move in. */
export type Coin = 'BTC' | 'ETH';

/** How SPEC.md names each coin on forms and in the withdraw payload. */
export const coinNames = { BTC: 'Bitcoin', ETH: 'Ethereum' } as const;

/** Decimals of a coin amount as shown and quoted (S-217); wei are finer, quotes are not. */
export const quoteDecimals = { BTC: 8, ETH: 6 } as const;

/** A coin on the wire. */
export const coin = () => string<Coin>().oneOf(['BTC', 'ETH']);

/** Whether a text has the form of a transaction id of that coin. */
export const isTxid = (coinOfId: Coin, txid: string): boolean =>
  coinOfId === 'BTC' ? /^[0-9a-fA-F]{64}$/.test(txid) : /^0x[0-9a-fA-F]{64}$/.test(txid);
