import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtRatesImport, ensureBuilt } from '#tests/support/built.ts';
import { chosenEngines } from '#tests/support/engines.ts';
import { type Installation, install, run } from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

const from = ['--source', 'daily closes of an exchange'];

/** Runs the import on a temporary file, without a database until the file was read. */
async function importing(place: Installation, csv: string, args: string[] = from) {
  const file = join(place.dataDir, 'closes.csv');
  writeFileSync(file, csv);
  const program = run(builtRatesImport, place.variables, [file, ...args]);
  return { code: await program.ended(), lines: program.lines, errors: program.errors };
}

describe.each(chosenEngines)('npm run rates:import on %s', (engine) => {
  let place: Installation;
  beforeAll(async () => {
    place = await install(engine);
  });

  const history = async () => {
    const { db, close } = await place.open();
    try {
      const rows = await db.selectFrom('rate_days').selectAll().orderBy('day').execute();
      return rows.map(({ asset, day, usd, source }) => [asset, day, Number(usd), source]);
    } finally {
      await close();
    }
  };

  test('loads a history, and again with a correction', async () => {
    const first = await importing(
      place,
      'Date,Close\n2025-12-01,90000.12345678\n2025-12-02,91000\n',
    );
    expect(first).toEqual({
      code: 0,
      lines: ['Wrote 2 days of BTC from daily closes of an exchange.'],
      errors: [],
    });
    expect((await importing(place, 'date,close\n2025-12-02T00:00:00Z,91500.5\n')).code).toBe(0);
    expect(await history()).toEqual([
      ['BTC', '2025-12-01', 90000.12345678, 'daily closes of an exchange'],
      ['BTC', '2025-12-02', 91500.5, 'daily closes of an exchange'],
    ]);
  });

  test('skips a day that this server recorded', async () => {
    const { db, close } = await place.open();
    const own = { asset: 'BTC', day: '2025-12-03', usd: '92000', source: 'price index' } as const;
    await db.insertInto('rate_days').values(own).execute();
    await close();
    const { lines } = await importing(place, 'date,close\n2025-12-03,1\n2025-12-04,93000\n');
    expect(lines).toEqual([
      'Wrote 1 days of BTC from daily closes of an exchange.',
      'Left 1 days alone: this server recorded them itself.',
    ]);
    expect(await history()).toContainEqual(['BTC', '2025-12-03', 92000, 'price index']);
  });

  test('writes nothing of a file with one wrong line', async () => {
    const before = await history();
    const wrong = await importing(place, 'date,close\n2025-12-09,90000\n2025-12-10,-1\n');
    expect(wrong.errors).toEqual(['Line 3: "-1" is no price in dollars.']);
    expect(wrong.code).toBe(1);
    expect(await history()).toEqual(before);
  });
});

describe('npm run rates:import refuses', () => {
  let place: Installation;
  beforeAll(async () => {
    place = await install('PGlite');
  });

  test.each([
    ['date,close\n2025-12-09,1e5\n', 'Line 2: "1e5" is no price in dollars.'],
    ['date,close\n2025-12-09,0.00\n', 'Line 2: "0.00" is no price in dollars.'],
    ['date,close\n2025-02-30,90000\n', 'Line 2: "2025-02-30" is no date.'],
    ['date,close\n2999-01-01,90000\n', 'Line 2: 2999-01-01 has not come yet.'],
    ['date,close\n2025-12-09,1\n2025-12-09,2\n', 'Line 3: 2025-12-09 stands in the file twice.'],
    ['when,close\n2025-12-09,1\n', 'The header names no column date, day, time, timestamp.'],
    ['date,close\n', 'The file has no line below its header.'],
  ])('the file %j', async (csv, sentence) => {
    expect(await importing(place, csv)).toEqual({ code: 1, lines: [], errors: [sentence] });
  });

  test.each([
    [[], /Say where the figures come from/],
    [['--source', 'price index'], /name another source/],
    [[...from, '--asset', 'DOGE'], /--asset is one of BTC, ETH, EUR/],
    [[...from, '--replace'], /Unknown option '--replace'/],
  ])('the arguments %j', async (args, sentence) => {
    const { code, errors } = await importing(place, 'date,close\n2025-12-09,1\n', args);
    expect(code).toBe(1);
    expect(errors.join('\n')).toMatch(sentence);
  });
});
