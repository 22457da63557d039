import { Agent, request } from 'node:http';

/** How a call fared under load: milliseconds at the client, and how many per second. */
export interface Measured {
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
}

/** Clients that ask at the same time, each again as soon as it was answered. */
export const connections = 8;

const warmUpMs = 400;

/** Lets eight clients work without a pause, after a moment that is not counted. */
export async function drive(
  work: (client: number) => Promise<void>,
  durationMs: number,
): Promise<Measured> {
  await inTurn(work, warmUpMs);
  const started = performance.now();
  const latenciesMs = await inTurn(work, durationMs);
  const seconds = (performance.now() - started) / 1000;
  latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95), perSecond: latenciesMs.length / seconds };
}

async function inTurn(work: (client: number) => Promise<void>, durationMs: number) {
  const latenciesMs: number[] = [];
  const endMs = performance.now() + durationMs;
  const client = async (_: unknown, index: number) => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      await work(index);
      latenciesMs.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return latenciesMs;
}

/** What a server answered; refusals are failures of the bench. */
export interface Got {
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A client that keeps its connections open, and asks with one staff member's token. */
export function openClient(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: (path: string): Promise<Got> =>
      new Promise((resolve, reject) => {
        const asked = request(url + path, { agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve({ headers: response.headers, body });
            else reject(new Error(`${path} answered ${response.statusCode}: ${body}`));
          });
        });
        asked.on('error', reject).end();
      }),
    close: () => agent.destroy(),
  };
}

/** A client of one server. */
export type BenchClient = ReturnType<typeof openClient>;
