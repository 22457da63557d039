import { useEffect, useState } from 'react';
import { type Coin, coins } from '#contract/coin.ts';

type Check = (coin: Coin, address: string) => string | undefined;

/** The coin that an address is of, by its checksum; undefined while it is of none. */
export function useAddressCoin(address: string): Coin | undefined {
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
  return check && coins.find((coin) => check(coin, address) !== undefined);
}
