import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profile as profileCalls } from '#contract/profile.ts';
import type { User } from '#contract/users.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';
import { useSession } from '#src/shared/session/useSession.ts';

export const profileKey = (userId: string) => ['profile', userId] as const;

export function useProfile(): UseQueryResult<User> {
  const userId = useSession().user?._id ?? '';
  const profile = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) =>
      (await send(profileCalls.read, { params: { userId }, signal })).data,
    enabled: userId !== '',
  });
  const { data } = profile;
  useEffect(() => {
    if (data) session.update(data);
  }, [data]);
  return profile;
}
