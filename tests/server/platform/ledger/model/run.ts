import { expect } from 'vitest';
import { type Draft, investorCount } from './drafts.ts';
import { bookAfter } from './order.ts';
import { type Book, newBook } from './referenceLedger.ts';
import { type Known, type Request, toRequest } from './request.ts';
import { expectedSight, faultsOf, moneyAsText, see } from './staffView.ts';
import { firstToken, type House, send } from './system.ts';

/** Items that existed before the batch. */
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
export async function runBatches(house: House, batches: readonly Draft[][]): Promise<number> {
  const { db } = house;
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
