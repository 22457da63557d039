import { useEffect, useState } from 'react';
import { type Coin, coinNames } from '#contract/coin.ts';
import { copy } from './copy.ts';

const words = copy.wallets;

type Check = (coin: Coin, address: string) => string | undefined;

/** What the checksum says of an address while it is typed (S-321); the server's word decides. */
export function useAddressCheck(coin: Coin, address: string): string {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    let left = false;
    // Who only looks at the wallets needs no checksums.
    import('#contract/addresses.ts').then(
      ({ canonicalAddress }) => left || setCheck(() => canonicalAddress),
    );
    return () => {
      left = true;
    };
  }, []);
  if (!check || address === '') return words.addressHint;
  if (check(coin, address)) return words.addressRight(coinNames[coin]);
  const other = coin === 'BTC' ? 'ETH' : 'BTC';
  return check(other, address)
    ? words.addressOther(coinNames[other])
    : words.addressWrong(coinNames[coin]);
}
