import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { openPort } from '#server/runtime/openPort.ts';
import { countRequests } from './requests.ts';
import { describeState } from './state.ts';

export interface Metrics {
  stop(): Promise<void>;
}

/** Does nothing without METRICS_PORT. Replaces `ports.log` to count requests. */
export async function startMetrics(
  { metricsPort, metricsHost }: Pick<Environment, 'metricsPort' | 'metricsHost'>,
  ports: Ports,
  engine: Engine<Tables>,
): Promise<Metrics> {
  if (metricsPort === undefined) return { stop: async () => {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  ports.log = countRequests(registry, ports.log);
  const refresh = describeState(registry, ports, engine);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await refresh();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  const port = await openPort(server, {
    port: metricsPort,
    host: metricsHost,
    setting: 'METRICS_PORT',
  });
  console.info(`Metrics are at http://${metricsHost}:${port}/metrics.`);
  return { stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
