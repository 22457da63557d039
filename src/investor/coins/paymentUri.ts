import type { Quote } from '#contract/prices.ts';

const weiDecimals = 18;

/** The text of the QR code: BIP 21 for Bitcoin, EIP-681 for Ethereum. */
export function paymentUri({ coin, address, coinAmount }: Quote): string {
  if (coin === 'BTC') return `bitcoin:${address}?amount=${coinAmount}`;
  return `ethereum:${address}@1?value=${weiOf(coinAmount)}`;
}

/** An ether amount as whole wei, by moving its point. */
function weiOf(ether: string): string {
  const [whole = '', fraction = ''] = ether.split('.');
  return (whole + fraction.padEnd(weiDecimals, '0')).replace(/^0+(?=\d)/, '');
}
