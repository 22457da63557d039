import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { send } from '#src/shared/api/send.ts';

const freshMs = 60_000;

/** Why an address cannot be used, and if it was used before: first by its form, then by the server. */
export const addressCheck = (coin: Coin, address: string) =>
  queryOptions({
    queryKey: ['address-check', coin, address],
    queryFn: async ({ signal }) => {
      const problem = await problemOfForm(coin, address);
      if (problem) return { problem, usedBefore: false };
      const query = { coin, address };
      return (await send(withdrawals.checkAddress, { query, background: true, signal })).data;
    },
    staleTime: freshMs,
    retry: false,
  });

async function problemOfForm(coin: Coin, address: string): Promise<string | undefined> {
  // Lazy: the library is larger than this page.
  const { canonicalAddress } = await import('#contract/addresses.ts');
  // The server decides if it accepts a test network.
  if (canonicalAddress(coin, address, { acceptsSamples: true })) return undefined;
  if (coin === 'BTC' && canonicalAddress('ETH', address)) return messages.addressIsEthereum;
  if (coin === 'ETH' && canonicalAddress('BTC', address, { acceptsSamples: true }))
    return messages.addressIsBitcoin;
  return messages.addressInvalid;
}

/** The problem of an address, undefined without one or if it could not be checked. */
export async function addressProblem(
  cache: QueryClient,
  coin: Coin,
  address: string,
): Promise<string | undefined> {
  try {
    return (await cache.fetchQuery(addressCheck(coin, address))).problem ?? undefined;
  } catch {
    // The request itself is checked again.
    return undefined;
  }
}
