import { describe, expect, test } from 'vitest';
import { selectCoins } from '#server/payouts/coins/selectCoins.ts';
import { weightOf } from '#server/payouts/coins/weightOf.ts';

const coin = (id: string, units: bigint, { addressId = id, place = 1 } = {}) => ({
  ...{ id, addressId, units, place },
});
const script = new Uint8Array(22);
const feeRate = 2_000n;
const none = new Set<string>();

const chosen = (selection: ReturnType<typeof selectCoins>) =>
  'missing' in selection ? selection : selection.coins.map(({ id }) => id);

describe('coin for a payout', () => {
  test('is the largest first, then the oldest', () => {
    const coins = [
      coin('small', 50_000n),
      coin('young', 90_000n, { place: 9 }),
      coin('old', 90_000n, { place: 3 }),
    ];
    const outputs = [{ units: 100_000n, script }];
    expect(chosen(selectCoins({ coins, forced: none, outputs, feeRate }))).toEqual([
      'old',
      'young',
    ]);
  });

  test('is all of an address together, also where less would do', () => {
    const coins = [
      coin('one', 60_000n, { addressId: 'shared' }),
      coin('two', 70_000n, { addressId: 'shared' }),
      coin('alone', 100_000n),
    ];
    const outputs = [{ units: 50_000n, script }];
    expect(chosen(selectCoins({ coins, forced: none, outputs, feeRate }))).toEqual(['one', 'two']);
  });

  test('leaves out what costs more than it is worth, and returns what is missing', () => {
    const coins = [coin('dust', 130n), coin('main', 20_000n)];
    const outputs = [{ units: 20_000n, script }];
    // One input and one output are 110 vbytes.
    expect(selectCoins({ coins, forced: none, outputs, feeRate })).toEqual({ missing: 220n });
  });

  test('begins with coin that must be spent', () => {
    const coins = [coin('large', 900_000n), coin('forced', 5_000n)];
    const outputs = [{ units: 100_000n, script }];
    const selection = selectCoins({ coins, forced: new Set(['forced']), outputs, feeRate });
    expect(chosen(selection)).toEqual(['forced', 'large']);
  });

  test.each([
    ['goes back as change', 100_000n, 141n],
    ['is a part of the fee below dust', 199_500n, 250n],
  ])('what is left %s', (_, units, bytes) => {
    const outputs = [{ units, script }];
    const coins = [coin('main', 200_000n)];
    const selection = selectCoins({ coins, forced: none, outputs, feeRate });
    if ('missing' in selection) throw new Error('too little');
    expect(selection.feeUnits).toBe(bytes * 2n);
    expect(units + selection.feeUnits + selection.changeUnits).toBe(200_000n);
  });

  test('is weighed by the real scripts', () => {
    // P2PKH has 25 bytes, native segwit 22, taproot 34.
    expect(weightOf(1, [34, 31])).toBeGreaterThan(weightOf(1, [31, 31]));
    expect(Math.ceil(weightOf(1, [31, 31]) / 4)).toBe(141);
    expect(Math.ceil(weightOf(2, [31, 31, 31]) / 4)).toBe(240);
  });

  test('leaves out dust that strangers sent to an address that it takes, and ends at 150 inputs', () => {
    const dust = Array.from({ length: 200 }, (_, at) =>
      coin(`d${at}`, 130n, { addressId: 'main' }),
    );
    const coins = [...dust, coin('main', 90_000n)];
    const outputs = [{ units: 50_000n, script }];
    expect(chosen(selectCoins({ coins, forced: none, outputs, feeRate }))).toEqual(['main']);
    const many = Array.from({ length: 200 }, (_, at) =>
      coin(`m${at}`, 1_000n, { addressId: 'many' }),
    );
    const all = selectCoins({ coins: many, forced: none, outputs, feeRate });
    expect(all).toEqual({ missing: undefined });
  });
});
