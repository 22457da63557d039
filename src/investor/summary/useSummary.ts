import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balances, type Summary } from '#contract/balances.ts';
import type { ReplyOf } from '#contract/call.ts';
import { dollarsFrom } from '#contract/money.ts';
import { balancesOf } from '#contract/userRecord.ts';
import { currentQuote } from '#src/investor/payment/useQuote.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';

/** The query key of the summary; invalidate it after money has moved. */
export const summaryKey = ['summary'] as const;
/** Polled, so that a quote that another device closed disappears. */
const pollMs = 30_000;

/** The investor's balances, the deposits in progress, and the limits of a withdrawal. */
export function useSummary() {
  const cache = useQueryClient();
  const summary = useQuery({
    ...readingWith(cache),
    refetchInterval: pollMs,
    // The menu keeps it, and a page shows figures of now; those of the frame are of now.
    refetchOnMount: ({ state }) => state.dataUpdateCount === 0 || 'always',
  });
  useProfileRefresh(summary.data);
  return summary;
}

async function readSummary(options: { background: boolean; signal: AbortSignal }) {
  const askedMs = Date.now();
  return summaryOf(await send(balances.summary, options), askedMs);
}

/** The summary of an answer; `askedMs` is this device's time before the request. */
export function summaryOf({ data, at }: ReplyOf<typeof balances.summary>, askedMs: number) {
  const openQuotes = data.openQuotes.map((quote) => currentQuote(quote, { askedMs, at }));
  return { ...data, openQuotes };
}

const readingWith = (cache: QueryClient) =>
  queryOptions({
    queryKey: summaryKey,
    queryFn: ({ signal }) =>
      readSummary({ background: cache.getQueryData(summaryKey) !== undefined, signal }),
  });

/** The summary as the menu keeps it: a row of a list does not read it again. */
export const useKnownSummary = () =>
  useQuery({ ...readingWith(useQueryClient()), enabled: false }).data;

/** Reads the profile again when a new summary has another balance: staff may have decided. */
function useProfileRefresh(summary: Summary | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    const { user } = session.read();
    if (!summary || !user) return;
    const { availableCents, heldCents } = balancesOf(user);
    const isSame =
      availableCents === dollarsFrom(summary.available) && heldCents === dollarsFrom(summary.held);
    if (!isSame) void cache.invalidateQueries({ queryKey: profileKey(user._id) });
  }, [summary, cache]);
}
