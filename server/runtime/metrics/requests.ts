import { Counter, Histogram, type Registry } from 'prom-client';
import type { Log } from '#server/platform/ports.ts';

interface RequestDetails {
  method: string;
  route: string;
  status: number;
  durationMs: number;
}

// From a cached read to the time limit of a statement.
const bucketsS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function countRequests(registry: Registry, log: Log): Log {
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
