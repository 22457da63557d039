import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { latestPage } from '#src/investor/overview/latestPage.ts';
import { historyKey } from '#src/investor/summary/historyKey.ts';
import { summaryKey, summaryOf } from '#src/investor/summary/useSummary.ts';
import { pageInCents, pageKey } from '#src/investor/transactions/useTransactions.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { pageOf } from '#src/shared/api/sendList.ts';
import { session } from '#src/shared/session/session.ts';
import { settingsKey } from '#src/shared/settings/useSettings.ts';
import { takeFirstQuestions } from './firstAnswers.ts';

/** Puts the answers of the frame into the cache, before the first page asks for them. */
export function useFirstAnswers(): void {
  const cache = useQueryClient();
  useState(() => keepFirstAnswers(cache));
}

function keepFirstAnswers(cache: QueryClient): void {
  const { token, user } = session.read();
  const { answers, askedMs = 0 } = takeFirstQuestions(token) ?? {};
  if (!answers || !user) return;
  const { profile, summary, history, latest, settings } = answers;
  const known: readonly (readonly [QueryKey, unknown])[] = [
    [profileKey(user._id), profile.body.data],
    [summaryKey, summaryOf(summary.body, askedMs)],
    [historyKey, history.body.data],
    [pageKey(latestPage), pageInCents(pageOf(latest, latest.body.data))],
    [settingsKey, settings.body.data],
  ];
  const queries = cache.getQueryCache();
  for (const [queryKey, data] of known) {
    // Not as an update: the first page would read them again.
    const state = { data, dataUpdatedAt: askedMs, status: 'success' } as const;
    queries.build(cache, { queryKey }).setState(state);
  }
}
