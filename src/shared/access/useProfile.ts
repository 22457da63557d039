import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profile as profileCalls } from '#contract/profile.ts';
import type { User } from '#contract/userRecord.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';
import { useSession } from '#src/shared/session/useSession.ts';

export const profileKey = (userId: string) => ['profile', userId] as const;

export function useProfile(): UseQueryResult<User> {
  const userId = useSession().user?._id ?? '';
  const cache = useQueryClient();
  const queryKey = profileKey(userId);
  const profile = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // A refresh of a shown page must not extend the idle time.
      const background = cache.getQueryData(queryKey) !== undefined;
      return (await send(profileCalls.read, { params: { userId }, background, signal })).data;
    },
    enabled: userId !== '',
  });
  const { data } = profile;
  useEffect(() => {
    if (data) session.update(data);
  }, [data]);
  return profile;
}
