import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Coin, walletTypes } from '#contract/coin.ts';
import { wallets } from '#contract/wallets.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from '../copy.ts';

export type WalletState = 'unknown' | 'fetching' | 'available' | 'unset' | 'failed';

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
    const { data } = await send(wallets.one, { params: { id: walletTypes[coin] } });
    if (data.walletAdd) toasts.success(fetched);
    return data.walletAdd || null;
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
  data: string | null | undefined;
  error: Error | null;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: WalletQuery, coin: Coin | ''): WalletState {
  if (coin === '') return 'unknown';
  if (isFetching) return 'fetching';
  if (error) return error instanceof ApiError && error.status === 404 ? 'unset' : 'failed';
  return data ? 'available' : 'unset';
}
