import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Settings, settings } from '#contract/settings.ts';
import { send } from '#src/shared/api/send.ts';

/** The query key of the settings; set it when staff have saved new ones. */
export const settingsKey = ['settings'] as const;
const freshMs = 60_000;

/** The operator's settings and identity, as every visitor may read them. */
export function useSettings(): UseQueryResult<Settings> {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await send(settings.read, { signal })).data,
    staleTime: freshMs,
  });
}
