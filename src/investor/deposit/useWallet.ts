import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Coin, walletTypes } from '#contract/coin.ts';
import { wallets } from '#contract/wallets.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from '../copy.ts';

/** Whether a coin has a receiving address; unknown until it is asked for. */
export type WalletState = 'unknown' | 'fetching' | 'available' | 'unset' | 'failed';

/** Asks once per visit whether the chosen coin has an address, with SPEC.md's toasts (S-197). */
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
  const words = copy.wallet[coin];
  const dismiss = toasts.loading(words.fetching);
  try {
    const { data } = await send(wallets.one, { params: { id: walletTypes[coin] } });
    if (data.walletAdd) toasts.success(words.fetched);
    return data.walletAdd || null;
  } catch (failure) {
    toasts.error(words.failed);
    // SPEC.md has a second toast for Bitcoin alone (S-201, S-202).
    if (coin === 'BTC') toasts.error(sharedCopy.anError);
    throw failure;
  } finally {
    dismiss();
  }
}

interface Asked {
  data: string | null | undefined;
  error: Error | null;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: Asked, coin: Coin | ''): WalletState {
  if (coin === '') return 'unknown';
  if (isFetching) return 'fetching';
  if (error) return error instanceof ApiError && error.status === 404 ? 'unset' : 'failed';
  return data ? 'available' : 'unset';
}
