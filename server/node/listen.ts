import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { backendPath } from '#contract/host.ts';
import type { createApp } from '#server/app.ts';
import type { Site } from './site/site.ts';

const drainMs = 9_000;
const sweepMs = 50;

/** A listening server, and how it ends: no new requests, those under way are finished. */
export interface Listening {
  port: number;
  drain(): Promise<void>;
}

/**
 * Serves calls and site on one port. Errors: one sentence when the port is in use or forbidden.
 */
export async function listen(
  { port, host }: { port: number; host: string },
  app: ReturnType<typeof createApp>,
  site: Site,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { pathname } = new URL(request.url);
      if (pathname !== backendPath && !pathname.startsWith(`${backendPath}/`)) {
        return site.fetch(request);
      }
      const { incoming } = bindings as HttpBindings;
      return app.fetch(request, { address: incoming.socket.remoteAddress ?? 'unknown' });
    },
  }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    drain: () => drain(server),
  };
}

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use: stop the other program or set PORT to another.`);
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be opened: set PORT to one above 1023.`);
  }
  return new Error(`Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT.`);
}

async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  // A connection that was busy at the signal is kept alive by its client after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}
