import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Settings } from '#contract/settings.ts';
import { readSettings } from '#contract/settingsRecord.ts';
import { send } from '#src/shared/api/send.ts';

export const settingsKey = ['settings'] as const;
const freshMs = 60_000;

export function useSettings(): UseQueryResult<Settings> {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await send(readSettings, { signal })).data,
    staleTime: freshMs,
  });
}
