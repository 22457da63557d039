import { useQuery, useQueryClient } from '@tanstack/react-query';
import { payouts } from '#contract/payouts.ts';
import { wallets } from '#contract/wallets.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { send } from '#src/shared/api/send.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { useEvents } from '#src/shared/events/useEvents.ts';

export const payoutsKey = ['payouts'] as const;

const rowsMax = 60;

/** The newest payouts. */
export function usePayouts() {
  useNewsOfPayouts();
  return useQuery({
    queryKey: payoutsKey,
    queryFn: async ({ signal }) => {
      const range: [number, number] = [0, rowsMax - 1];
      return (await sendList(payouts.list, { signal, query: { range } })).data;
    },
  });
}

/** One payout with its parts. */
export function usePayout(id: string) {
  useNewsOfPayouts();
  return useQuery({
    queryKey: [...payoutsKey, id],
    queryFn: async ({ signal }) => (await send(payouts.read, { signal, params: { id } })).data,
  });
}

function useNewsOfPayouts() {
  const cache = useQueryClient();
  useEvents(['payout.changed'], () => void cache.invalidateQueries({ queryKey: payoutsKey }));
}

/** Why no payout can be made, and the estimate of the fee. */
export function usePayoutNeeds() {
  const { data: states } = useChainStates();
  const { data: hasKey } = useQuery({
    queryKey: [...payoutsKey, 'key'],
    queryFn: async ({ signal }) => {
      const known = (await sendList(wallets.list, { signal })).data;
      return known.some(({ kind, walletType }) => kind === 'key' && walletType === 'btc');
    },
  });
  if (states === undefined || hasKey === undefined) return undefined;
  const bitcoin = states.find(({ coin }) => coin === 'BTC');
  return {
    hasNode: bitcoin?.state === 'connected' || bitcoin?.state === 'incomplete',
    hasKey,
    feeRate: bitcoin?.feeRate ?? null,
  };
}

/** Approved withdrawals of Bitcoin. */
export const useApproved = () =>
  useQuery({
    queryKey: [...payoutsKey, 'approved'],
    queryFn: async ({ signal }) => {
      const filter = { status: 'approved', coin: 'BTC' } as const;
      const range: [number, number] = [0, rowsMax - 1];
      return (await sendList(withdrawals.list, { signal, query: { filter, range } })).data;
    },
  });
