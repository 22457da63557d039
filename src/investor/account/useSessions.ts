import { useQuery } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';

/** The query key of one's own sessions. */
export const sessionsKey = ['sessions'] as const;

/** One's own sessions, the current one among them. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await send(auth.sessions, { signal })).data,
  });
}
