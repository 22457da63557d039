import { describe, expect, it } from 'vitest';
import { readReply } from '#server/prices/reply.ts';

const index = (usd: unknown, eur?: unknown) =>
  JSON.stringify({
    bpi: { USD: { code: 'USD', rate: usd }, ...(eur !== undefined && { EUR: { rate: eur } }) },
  });

describe('the index reply (S-219)', () => {
  it('reads bpi.USD.rate with its grouping', () => {
    expect(readReply('index', index('67,890.1234'))).toEqual({
      usd: { BTC: '67890.12340000' },
      refused: [],
    });
  });

  it('strips every comma, not only the first (S-225)', () => {
    expect(readReply('index', index('1,000,000.00')).usd.BTC).toBe('1000000.00000000');
  });

  it('derives dollars per euro exactly, rounded half up to 8 decimals', () => {
    expect(readReply('index', index('65,000.00', '60,000.00')).usd.EUR).toBe('1.08333333');
    expect(readReply('index', index('65,000.00', '58,000.00')).usd.EUR).toBe('1.12068966');
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
    expect(readReply('index', index(rate))).toEqual({ usd: {}, refused: [reason] });
  });

  it('keeps Bitcoin when only the euro is wrong, and says so', () => {
    expect(readReply('index', index('65,000.00', '0'))).toEqual({
      usd: { BTC: '65000.00000000' },
      refused: ['bpi.EUR.rate is zero.'],
    });
    expect(readReply('index', index('65,000.00', '650'))).toEqual({
      usd: { BTC: '65000.00000000' },
      refused: ['bpi.EUR.rate is out of proportion to bpi.USD.rate.'],
    });
  });

  it('gives no euro without a dollar price', () => {
    expect(readReply('index', index('0', '60,000.00')).usd).toEqual({});
  });
});

describe('the service reply (S-220)', () => {
  it('reads both coins and the euro', () => {
    const raw = '{"bitcoin":{"usd":65000.5,"eur":60000},"ethereum":{"usd":3.4e3}}';
    expect(readReply('service', raw)).toEqual({
      usd: { BTC: '65000.50000000', ETH: '3400.00000000', EUR: '1.08334167' },
      refused: [],
    });
  });

  it('never passes a number through a float', () => {
    const raw = '{"bitcoin":{"usd":12345678.12345678}}';
    expect(readReply('service', raw).usd.BTC).toBe('12345678.12345678');
  });

  it('does without Ethereum', () => {
    expect(readReply('service', '{"bitcoin":{"usd":65000}}').refused).toEqual([]);
  });

  it('keeps Bitcoin when only Ethereum is wrong, and says so', () => {
    expect(readReply('service', '{"bitcoin":{"usd":65000},"ethereum":{"usd":-1}}')).toEqual({
      usd: { BTC: '65000.00000000' },
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
    const { usd, refused } = readReply('service', raw);
    expect(usd).toEqual({});
    expect(refused).toHaveLength(1);
  });
});
