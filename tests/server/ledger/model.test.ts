import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import { connectPostgres } from '#server/node/postgres.ts';
import { engineNames, newDatabase, openEngine } from '#tests/support/engines.ts';
import { type Book, newBook } from './model/book.ts';
import { type Draft, investorCount, runs } from './model/drafts.ts';
import { firstToken, type House, openHouse, send } from './model/house.ts';
import { bookAfter } from './model/order.ts';
import { type Known, type Request, toRequest } from './model/request.ts';
import { expectedSight, faultsOf, moneyAsText, see } from './model/sight.ts';

// From outside: CHAOS_OPERATIONS for a long run, CHAOS_SEED and CHAOS_PATH to replay a failure.
const wanted = Number(process.env.CHAOS_OPERATIONS ?? 1_500);
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const path = process.env.CHAOS_PATH ?? '';
const operationsPerRun = 50;
const limitMs = 60_000 + wanted * 200;

/** PGlite has one connection; on PostgreSQL each app has a pool of its own, as two processes do. */
async function openEngines(name: (typeof engineNames)[number]): Promise<Engine<Tables>[]> {
  if (name === 'PGlite') return [await openEngine(name)];
  const url = await newDatabase();
  const engines = [await connectPostgres<Tables>(url), await connectPostgres<Tables>(url)];
  if (engines[0]) await migrate(engines[0].db, new Date(0));
  return engines;
}

/** What a batch can be about: what existed before it began. */
function knownTo(book: Book, requests: readonly Request[]): Known {
  return {
    deposits: [...book.deposits.keys()],
    withdrawals: [...book.withdrawals.keys()],
    tokens: book.accounts.map(({ tokens }, who) => tokens.at(-1) ?? firstToken(who)),
    requests,
    asked: (deposit) => book.deposits.get(deposit)?.cents ?? 100n,
    ownerOf: (withdrawal) => book.withdrawals.get(withdrawal)?.who,
  };
}

/** Runs the batches and compares after each: answers, balances, statuses, and every row of money. */
async function runBatches(house: House, batches: readonly Draft[][]): Promise<number> {
  const { db } = house.apps[0];
  const done: Request[] = [];
  let book = newBook(Array.from({ length: investorCount }, (_, who) => firstToken(who)));
  for (const [number, batch] of batches.entries()) {
    const requests: Request[] = [];
    for (const [at, draft] of batch.entries()) {
      // A repeat may come at the same time as the request itself, as from an impatient client.
      const known = knownTo(book, [...done, ...requests]);
      requests.push(toRequest(draft, known, `key-${number}-${at}`));
    }
    const before = await moneyAsText(db);
    const observed = await Promise.all(
      requests.map(async (request, at) => {
        const app = house.apps[at % 2 === 0 ? 0 : 1];
        return { request, verdict: await send(house, request, app) };
      }),
    );
    done.push(...requests);
    const after = bookAfter(book, observed);
    expect(after, `No order explains ${describeAll(observed)}`).toBeDefined();
    book = after as Book;
    expect(await see(house, book)).toEqual(expectedSight(book));
    if (observed.every(({ verdict }) => verdict !== 'done')) {
      expect(await moneyAsText(db)).toBe(before);
    }
  }
  expect(await faultsOf(db)).toEqual({});
  return done.length;
}

const describeAll = (observed: { request: Request; verdict: string }[]) =>
  observed
    .map(({ request: { key, verb, who, item, cents }, verdict }) =>
      [key, verb, who, item, cents, verdict].join(' '),
    )
    .join('; ');

describe.each(engineNames)('money against a model on %s', (name) => {
  let engines: Engine<Tables>[];
  beforeAll(async () => {
    engines = await openEngines(name);
  });
  afterAll(() => Promise.all(engines.map((engine) => engine.close())));

  test(`about ${wanted} mixed commands, up to six at once over two apps`, {
    timeout: limitMs,
  }, async () => {
    let operations = 0;
    const numRuns = Math.ceil(wanted / operationsPerRun);
    const property = fc.asyncProperty(runs, async (batches) => {
      operations += await runBatches(await openHouse(engines), batches);
    });
    // A race that is drawn again seldom comes again: it is shrunk only when it is replayed.
    await fc.assert(property, { numRuns, seed, path, endOnFailure: path === '' });
    console.info(`${operations} operations in ${numRuns} runs on ${name}, seed ${seed}.`);
  });
});
