import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Log, Ports } from '#server/platform/ports.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { openPort } from '#server/runtime/openPort.ts';
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

interface RequestDetails {
  method: string;
  route: string;
  status: number;
  durationMs: number;
}

// From a cached read to the time limit of a statement.
const bucketsS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

function countRequests(registry: Registry, log: Log): Log {
  const registers = [registry];
  const requests = new Counter({
    name: 'plainvest_requests_total',
    help: 'Requests answered, by method, route of the contract and kind of status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'plainvest_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['route'],
    buckets: bucketsS,
    registers,
  });
  const failures = new Counter({
    name: 'plainvest_failures_total',
    help: 'Lines of the log at level error, by event.',
    labelNames: ['event'],
    registers,
  });
  return (level, event, details) => {
    log(level, event, details);
    if (level === 'error') failures.inc({ event });
    if (event !== 'request') return;
    const { method, route, status, durationMs } = details as unknown as RequestDetails;
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    seconds.observe({ route }, durationMs / 1000);
  };
}
