import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#src/shared/api/apiError.ts';
import { reach } from '#src/shared/api/reach.ts';
import { session } from '#src/shared/session/session.ts';

// Retry network and server errors only, and once: a 4xx would be the same again, and the reader
// waits for a word.
const canRetry = (tries: number, error: Error) =>
  tries < 1 && !(error instanceof ApiError && error.status < 500);

function openCache(): QueryClient {
  // Send or fail now. By default a call waits while the browser is offline, and would then move
  // money later without the user.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, refetchOnReconnect: true, retry: canRetry, staleTime: 10_000 },
      mutations: { networkMode },
    },
  });
}

/** Caches server state in memory and clears it when its session ends. */
export function SessionCache({ children }: { children: ReactNode }) {
  const [client] = useState(openCache);
  useEffect(() => {
    let { token } = session.read();
    return session.subscribe(() => {
      const previous = token;
      token = session.read().token;
      if (previous !== '' && previous !== token) client.clear();
    });
  }, [client]);
  useEffect(() => {
    let isLost = false;
    return reach.watch(() => {
      const wasLost = isLost;
      isLost = reach.read() === 'lost';
      // The figures on screen are old, and some queries gave up.
      if (wasLost && !isLost) void client.invalidateQueries();
    });
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
