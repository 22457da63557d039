import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page on another port in place of the real outside service. */
export interface OutsidePage {
  url: string;
  /** Number of requests. */
  asked(): number;
  close(): Promise<void>;
}

export async function serveOutsidePage(): Promise<OutsidePage> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Tape</title><p>Prices of somebody else</p>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/outside`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
