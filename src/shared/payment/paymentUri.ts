import type { Coin } from '#contract/coin.ts';

interface Payment {
  coin: Coin;
  address: string;
  coinAmount?: string;
  /** Of Ethereum; undefined for its main network. */
  chainId?: string | undefined;
}

const weiDecimals = 18;

/** The text of the QR code: BIP 21 for Bitcoin, EIP-681 for Ethereum. */
export function paymentUri({ coin, address, coinAmount, chainId = '1' }: Payment): string {
  if (coin === 'BTC') {
    return `bitcoin:${address}${coinAmount === undefined ? '' : `?amount=${coinAmount}`}`;
  }
  const value = coinAmount === undefined ? '' : `?value=${weiOf(coinAmount)}`;
  return `ethereum:${address}@${chainId}${value}`;
}

/** An ether amount as whole wei, by moving its point. */
export function weiOf(ether: string): string {
  const [whole = '', fraction = ''] = ether.split('.');
  return (whole + fraction.padEnd(weiDecimals, '0')).replace(/^0+(?=\d)/, '');
}
