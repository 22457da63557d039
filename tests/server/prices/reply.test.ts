import { describe, expect, it } from 'vitest';
import { readReply } from '#server/prices/reply.ts';

const index = (usd: unknown, eur?: unknown) =>
  JSON.stringify({
    bpi: { USD: { code: 'USD', rate: usd }, ...(eur !== undefined && { EUR: { rate: eur } }) },
  });

describe('the index reply (S-219)', () => {
  it('reads bpi.USD.rate with its grouping', () => {
    expect(readReply(index('67,890.1234'))).toEqual({
      usd: { BTC: '67890.12340000' },
      at: {},
      refused: [],
    });
  });

  it('strips every comma, not only the first (S-225)', () => {
    expect(readReply(index('1,000,000.00')).usd.BTC).toBe('1000000.00000000');
  });

  it('derives dollars per euro exactly, rounded half up to 8 decimals', () => {
    expect(readReply(index('65,000.00', '60,000.00')).usd.EUR).toBe('1.08333333');
    expect(readReply(index('65,000.00', '58,000.00')).usd.EUR).toBe('1.12068966');
  });

  it.each([
    ['0', 'bpi.USD.rate is zero.'],
    ['0.000000001', 'bpi.USD.rate is zero.'],
    ['-65,000.00', 'bpi.USD.rate is not a positive number.'],
    ['NaN', 'bpi.USD.rate is not a positive number.'],
    ['Infinity', 'bpi.USD.rate is not a positive number.'],
    ['', 'bpi.USD.rate is not a positive number.'],
    [null, 'bpi.USD.rate is not a positive number.'],
    [{ rate: 1 }, 'bpi.USD.rate is not a positive number.'],
    ['65.00', 'bpi.USD.rate is not a plausible price.'],
    ['650,000,000.00', 'bpi.USD.rate is not a plausible price.'],
    ['1e300', 'bpi.USD.rate is not a plausible price.'],
  ])('refuses the rate %j', (rate, reason) => {
    expect(readReply(index(rate))).toEqual({ usd: {}, at: {}, refused: [reason] });
  });

  it('keeps Bitcoin and names the error when only the euro is wrong', () => {
    expect(readReply(index('65,000.00', '0'))).toEqual({
      usd: { BTC: '65000.00000000' },
      at: {},
      refused: ['bpi.EUR.rate is zero.'],
    });
    expect(readReply(index('65,000.00', '650'))).toEqual({
      usd: { BTC: '65000.00000000' },
      at: {},
      refused: ['bpi.EUR.rate is out of proportion to bpi.USD.rate.'],
    });
  });

  it('derives dollars per ether from the price of one bitcoin in ether', () => {
    const bpi = { USD: { rate: '65,000.00' }, ETH: { rate: '19.1' } };
    expect(readReply(JSON.stringify({ bpi })).usd.ETH).toBe('3403.14136126');
  });

  it('gives no euro without a dollar price', () => {
    expect(readReply(index('0', '60,000.00')).usd).toEqual({});
  });
});

describe('the service reply (S-220)', () => {
  it('reads both coins and the euro', () => {
    const raw = '{"bitcoin":{"usd":65000.5,"eur":60000},"ethereum":{"usd":3.4e3}}';
    expect(readReply(raw)).toEqual({
      usd: { BTC: '65000.50000000', ETH: '3400.00000000', EUR: '1.08334167' },
      at: {},
      refused: [],
    });
  });

  it('never passes a number through a float', () => {
    const raw = '{"bitcoin":{"usd":12345678.12345678}}';
    expect(readReply(raw).usd.BTC).toBe('12345678.12345678');
  });

  it('does without Ethereum', () => {
    expect(readReply('{"bitcoin":{"usd":65000}}').refused).toEqual([]);
  });

  it('keeps Bitcoin and names the error when only Ethereum is wrong', () => {
    expect(readReply('{"bitcoin":{"usd":65000},"ethereum":{"usd":-1}}')).toEqual({
      usd: { BTC: '65000.00000000' },
      at: {},
      refused: ['ethereum.usd is not a positive number.'],
    });
  });

  it.each([
    '{"bitcoin":{"usd":0}}',
    '{"bitcoin":{"usd":-0}}',
    '{"bitcoin":{"usd":1e999}}',
    '{"bitcoin":{"usd":true}}',
    '{"bitcoin":{}}',
    '{"__proto__":{"bitcoin":{"usd":65000}}}',
    '{}',
    '[]',
    'null',
    '"bitcoin"',
    '65000',
    '',
    '{"bitcoin":{"usd":NaN}}',
    '<!doctype html><title>503</title>',
    `${'['.repeat(60_000)}`,
  ])('gives no price for %.60s', (raw) => {
    const { usd, refused } = readReply(raw);
    expect(usd).toEqual({});
    expect(refused).toHaveLength(1);
  });
});

describe('a reply of either kind', () => {
  it('is read for every price it has, in either shape', () => {
    const raw = '{"bpi":{"USD":{"rate":"65,000.00"}},"ethereum":{"usd":3400}}';
    expect(readReply(raw).usd).toEqual({ BTC: '65000.00000000', ETH: '3400.00000000' });
    expect(readReply('{"ethereum":{"usd":3400}}')).toEqual({
      usd: { ETH: '3400.00000000' },
      at: {},
      refused: [],
    });
  });

  it('dates its prices by its own times', () => {
    const time = { updatedISO: '2026-03-02T08:59:00+00:00' };
    const dated = readReply(JSON.stringify({ time, bpi: { USD: { rate: '65,000' } } }));
    expect(dated.at).toEqual({ BTC: new Date('2026-03-02T08:59:00Z') });
    const raw =
      '{"bitcoin":{"usd":65000,"last_updated_at":1772442000},"ethereum":{"usd":3400,"last_updated_at":1772442060}}';
    expect(readReply(raw).at).toEqual({
      BTC: new Date('2026-03-02T09:00:00Z'),
      ETH: new Date('2026-03-02T09:01:00Z'),
    });
  });

  it.each(['"soon"', '17724420001234', 'null', '-1'])('refuses the time %s', (time) => {
    const raw = `{"bitcoin":{"usd":65000,"last_updated_at":${time}}}`;
    const refused = ['The time of bitcoin.usd cannot be read.'];
    expect(readReply(raw)).toEqual({ usd: {}, at: {}, refused });
  });
});
