import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Refusal } from '#src/shared/api/refusal.ts';
import { session } from './store.ts';

/** A refusal stays a refusal; only a missing answer or a server fault is worth asking again. */
const worthRetrying = (tries: number, failure: Error) =>
  tries < 2 && !(failure instanceof Refusal && failure.status < 500);

function openCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, staleTime: 10_000 } },
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
