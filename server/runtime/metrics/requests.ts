import { Counter, Histogram, type Registry } from 'prom-client';
import type { Log } from '#server/platform/ports.ts';

interface Answered {
  method: string;
  route: string;
  status: number;
  durationMs: number;
}

// From a read that hits the cache to the longest that a statement may take.
const bucketsS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A log that also counts the requests it is told of, by route and kind of status, and their time. */
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
  return (level, event, facts) => {
    log(level, event, facts);
    if (level === 'error') failures.inc({ event });
    if (event !== 'request') return;
    const { method, route, status, durationMs } = facts as unknown as Answered;
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    seconds.observe({ route }, durationMs / 1000);
  };
}
