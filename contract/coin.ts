import { string } from 'yup';

export type Coin = 'BTC' | 'ETH';

/** Names of the coins on forms and in the body of a withdrawal. */
export const coinNames = { BTC: 'Bitcoin', ETH: 'Ethereum' } as const;

/** Decimals of a coin amount as shown and quoted (S-217). Wei are finer; quotes are not. */
export const quoteDecimals = { BTC: 8, ETH: 6 } as const;

export const coin = () => string<Coin>().oneOf(['BTC', 'ETH']);

export const isTxid = (coinOfId: Coin, txid: string): boolean =>
  coinOfId === 'BTC' ? /^[0-9a-fA-F]{64}$/.test(txid) : /^0x[0-9a-fA-F]{64}$/.test(txid);
