import { type Coin, isTxid } from '#contract/coin.ts';

/** How far a transaction id is typed; `wrong` can become none by adding characters. */
export type TxidState = 'empty' | 'typing' | 'wrong' | 'complete';

const starts = { BTC: /^[0-9a-f]{0,63}$/i, ETH: /^(0|0x[0-9a-f]{0,63})$/i } as const;

export const txidLength = { BTC: 64, ETH: 66 } as const;

export function txidState(coin: Coin, text: string): TxidState {
  if (text === '') return 'empty';
  if (isTxid(coin, text)) return 'complete';
  return starts[coin].test(text) ? 'typing' : 'wrong';
}
