import { useQuery } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';

export const sessionsKey = ['sessions'] as const;

// The list mounts after its page has read it; a failed read must not begin again with each mount.
const shared = { retryOnMount: false } as const;

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await send(auth.sessions, { signal })).data,
    ...shared,
  });
}

/** The last attempts to sign in. */
export function useSignIns() {
  return useQuery({
    queryKey: ['sign-ins'],
    queryFn: async ({ signal }) => (await send(auth.signIns, { signal })).data,
    ...shared,
  });
}
