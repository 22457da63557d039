import { useQuery } from '@tanstack/react-query';
import { reasons } from '#contract/reasons.ts';
import { send } from '#src/shared/api/send.ts';

const freshMs = 10 * 60_000;

export const reasonsKey = ['reasons'] as const;

/** The ready reasons of both kinds, in their order. */
export const useReasons = () =>
  useQuery({
    queryKey: reasonsKey,
    queryFn: async ({ signal }) => (await send(reasons.list, { signal })).data,
    staleTime: freshMs,
  });
