import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#src/shared/api/apiError.ts';
import { session } from '#src/shared/session/store.ts';

/** A refusal stays a refusal; only a missing answer or a server fault is worth asking again. */
const worthRetrying = (tries: number, failure: Error) =>
  tries < 2 && !(failure instanceof ApiError && failure.status < 500);

function openCache(): QueryClient {
  // Whatever the browser thinks of its connection, a call is made or fails now. It would hold one
  // back otherwise, with nothing to read meanwhile, and move money by itself when it is online.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, refetchOnReconnect: true, retry: worthRetrying, staleTime: 10_000 },
      mutations: { networkMode },
    },
  });
}

/** Holds server state in memory and empties it when its session ends (S-334). */
export function SessionCache({ children }: { children: ReactNode }) {
  const [client] = useState(openCache);
  useEffect(() => {
    let { token } = session.read();
    return session.subscribe(() => {
      const before = token;
      token = session.read().token;
      if (before !== '' && before !== token) client.clear();
    });
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
