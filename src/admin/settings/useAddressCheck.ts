import { useEffect, useState } from 'react';
import { type Coin, coinNames } from '#contract/coin.ts';
import { copy } from './copy.ts';

type Check = (coin: Coin, address: string) => string | undefined;

/** A hint on an address's checksum while it is typed; the server has the final check. */
export function useAddressCheck(coin: Coin, address: string): string {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    let isUnmounted = false;
    // Loaded on demand: only this dialog needs checksums.
    import('#contract/addresses.ts').then(
      ({ canonicalAddress }) => isUnmounted || setCheck(() => canonicalAddress),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (!check || address === '') return copy.wallets.addressHint;
  if (check(coin, address)) return copy.wallets.addressRight(coinNames[coin]);
  const other = coin === 'BTC' ? 'ETH' : 'BTC';
  return check(other, address)
    ? copy.wallets.addressOther(coinNames[other])
    : copy.wallets.addressWrong(coinNames[coin]);
}
