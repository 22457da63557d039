import type { Ports } from '#server/platform/ports.ts';

/** Price services with answers set by the test, and a count of their requests. */
export interface FakeServices {
  prices: Ports['prices'];
  calls: { index: number; service: number };
  /** The answers from now on; an Error is thrown. */
  index: string | Error | Promise<string>;
  service: string | Error | Promise<string>;
}

/** The index's reply shape, with rates as it writes them; `ether` is one bitcoin in ether. */
export const indexReply = (usd: string, eur = '60,000.00', ether?: string) =>
  JSON.stringify({
    bpi: {
      USD: { code: 'USD', rate: usd },
      EUR: { code: 'EUR', rate: eur },
      ...(ether && { ETH: { code: 'ETH', rate: ether } }),
    },
  });

/** The service's reply shape. */
export const serviceReply = (bitcoin: string, ether = '3400.5') =>
  `{"bitcoin":{"usd":${bitcoin}},"ethereum":{"usd":${ether}}}`;

/** Services for `startBackend({ prices })`; one that is not named is not configured. */
export function fakeServices(given: {
  index?: FakeServices['index'];
  service?: FakeServices['service'];
}): FakeServices {
  const fake: FakeServices = {
    prices: {},
    calls: { index: 0, service: 0 },
    index: given.index ?? '',
    service: given.service ?? '',
  };
  for (const source of ['index', 'service'] as const) {
    if (given[source] === undefined) continue;
    fake.prices[source] = async () => {
      fake.calls[source] += 1;
      const reply = await fake[source];
      if (reply instanceof Error) throw reply;
      return reply;
    };
  }
  return fake;
}
