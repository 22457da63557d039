import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { priceServices } from '#server/adapters/priceServices.ts';

describe('the fetchers of the price services', () => {
  let server: Server | undefined;
  const serve = async (listener: RequestListener) => {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/price?vs=usd`;
  };
  const ask = (index: string) => priceServices({ index }).index?.();
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test('are there only where an address is configured', () => {
    expect(priceServices({})).toEqual({});
    expect(Object.keys(priceServices({ service: 'http://127.0.0.1:9' }))).toEqual(['service']);
  });

  test('give the reply as text', async () => {
    const url = await serve(({ url: asked }, response) => response.end(`{"asked":"${asked}"}`));
    expect(await ask(url)).toBe('{"asked":"/price?vs=usd"}');
  });

  test('follow a redirect', async () => {
    const url = await serve(({ url: asked }, response) => {
      if (asked === '/new') response.end('moved');
      else response.writeHead(302, { Location: '/new' }).end();
    });
    expect(await ask(url)).toBe('moved');
  });

  test.each(['file:///etc/passwd', 'data:text/plain,65000', 'ftp://prices.example/'])(
    'do not follow a redirect to %s',
    async (location) => {
      const url = await serve((_, response) =>
        response.writeHead(302, { Location: location }).end(),
      );
      await expect(ask(url)).rejects.toThrow('redirects to another protocol');
    },
  );

  test('follow at most three redirects', async () => {
    const url = await serve((_, response) => response.writeHead(302, { Location: '/' }).end());
    await expect(ask(url)).rejects.toThrow('redirects too often');
  });

  test('reject an error status', async () => {
    const url = await serve((_, response) => response.writeHead(429).end('{"bitcoin":{}}'));
    await expect(ask(url)).rejects.toThrow('answered 429');
  });

  test('refuse a reply over 64 kB, also one that never ends', async () => {
    const url = await serve((_, response) => {
      const write = () => {
        if (!response.destroyed) response.write('x'.repeat(10_000), write);
      };
      write();
    });
    await expect(ask(url)).rejects.toThrow('too large');
  });

  test('give up after 5 seconds', async () => {
    const url = await serve(() => {});
    const started = Date.now();
    await expect(ask(url)).rejects.toThrow(/timeout/i);
    expect(Date.now() - started).toBeLessThan(7_000);
  });

  test('report a service that does not answer', async () => {
    await expect(ask('http://127.0.0.1:9/')).rejects.toThrow();
  });
});
