import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { backendPath } from '#contract/host.ts';
import { responseStallMs } from '#contract/lifetimes.ts';
import type { createApp } from '#server/app.ts';
import { traced } from '#server/platform/http/trace.ts';
import type { Log } from '#server/platform/ports.ts';
import { openPort } from './openPort.ts';
import { isReference } from './site/reference.ts';
import { siteRoute } from './site/route.ts';
import type { Site } from './site/site.ts';

const drainMs = 8_000;
const sweepMs = 50;

/** `drain` accepts no new requests and finishes the current ones. */
export interface Listening {
  port: number;
  drain(): Promise<void>;
}

/** Errors: an Error when the port is in use or forbidden. */
export async function listen(
  { port, host, stallMs = responseStallMs }: { port: number; host: string; stallMs?: number },
  { app, site, log }: { app: ReturnType<typeof createApp>; site: Site; log: Log },
): Promise<Listening> {
  const answer = (request: Request, address: string) => {
    const { pathname } = new URL(request.url);
    if (isCall(pathname)) return app.fetch(request, { address });
    return traced(request.method, log, (trace) => {
      const response = site.fetch(request);
      trace.route = siteRoute(pathname, response.status);
      return response;
    });
  };
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const response = await answer(request, incoming.socket.remoteAddress ?? 'unknown');
      // From here on only the client can stall, and a response that it does not read takes memory.
      outgoing.setTimeout(stallMs, () => outgoing.destroy());
      return response;
    },
  }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 10_000;
  const actualPort = await openPort(server, { port, host, setting: 'PORT' });
  return { port: actualPort, drain: () => drain(server) };
}

const isCall = (path: string) =>
  path === backendPath || (path.startsWith(`${backendPath}/`) && !isReference(path));

async function drain(server: Server): Promise<void> {
  const timeout = setTimeout(() => server.closeAllConnections(), drainMs);
  // Clients keep connections alive that were busy at the signal.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(timeout);
}
