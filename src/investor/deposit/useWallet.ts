import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Coin, coins, walletTypes } from '#contract/coin.ts';
import { wallets } from '#contract/wallets.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';

export type WalletState = 'unknown' | 'fetching' | 'available' | 'unset' | 'failed';

/** Without being given an address: a quote does that. */
const isReceivable = async (coin: Coin, signal?: AbortSignal) => {
  const params = { id: walletTypes[coin] };
  const query = { peek: true };
  const { data } = await send(wallets.one, { params, query, ...(signal && { signal }) });
  return data.active === 'yes';
};

/** Whether each coin has a receiving address, read before a choice; undefined if unknown. */
export function useReceivable(): Record<Coin, boolean | undefined> {
  const results = useQueries({
    queries: coins.map((coin) => ({
      queryKey: ['receivable', coin],
      queryFn: ({ signal }: { signal: AbortSignal }) => isReceivable(coin, signal),
      // The choice of the coin reads it again and reports a failure.
      retry: false,
    })),
  });
  const [BTC, ETH] = results.map(({ data }) => data);
  return { BTC, ETH };
}

/** Reads once per visit whether the coin has a receiving address, and shows the toasts. */
export function useWallet(coin: Coin | '') {
  const toasts = useToasts();
  const [visit] = useState(() => crypto.randomUUID());
  const wallet = useQuery({
    queryKey: ['wallet', visit, coin],
    queryFn: () => fetchWallet(coin as Coin, toasts),
    enabled: coin !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { state: stateOf(wallet, coin), error: wallet.error, retry: wallet.refetch };
}

async function fetchWallet(coin: Coin, toasts: ReturnType<typeof useToasts>) {
  const { fetching, fetched, failed } = copy.wallet[coin];
  const dismiss = toasts.loading(fetching);
  try {
    const isOpen = await isReceivable(coin);
    if (isOpen) toasts.success(fetched);
    return isOpen;
  } catch (error) {
    toasts.error(failed);
    // The specification has a second toast for Bitcoin only.
    if (coin === 'BTC') toasts.error(sharedCopy.anError);
    throw error;
  } finally {
    dismiss();
  }
}

interface WalletQuery {
  data: boolean | undefined;
  error: Error | null;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: WalletQuery, coin: Coin | ''): WalletState {
  if (coin === '') return 'unknown';
  if (isFetching) return 'fetching';
  if (error) return 'failed';
  return data ? 'available' : 'unset';
}
