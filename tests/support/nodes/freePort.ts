import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that the system gives to connections, and apart for each worker: between the look and
// the start of a program nothing else takes the port.
const firstPort = 12_000 + 2_000 * (Number(process.env.VITEST_POOL_ID ?? 0) % 10);
let given = 0;

/** A port of the loopback address that nothing uses. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (given % 2_000);
    given += 1;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}
