import type { Reachable } from './caller.ts';

/** The same server, each answer of which must have come in so much time, or the call fails. */
export const answersWithin = (limitMs: number, { app }: Reachable): Reachable => ({
  app: {
    fetch: async (request, connection) => {
      const signal = AbortSignal.timeout(limitMs);
      const late = new Promise<never>((_, reject) => {
        const { pathname } = new URL(request.url);
        const fail = () => reject(new Error(`No answer of ${pathname} within ${limitMs} ms.`));
        signal.addEventListener('abort', fail);
      });
      const response = await Promise.race([app.fetch(request, connection), late]);
      return new Response(await Promise.race([response.blob(), late]), response);
    },
  },
});
