import { describe, expect, test } from 'vitest';
import { depositQueue } from '#src/admin/deposits/depositQueue.ts';
import { firstWaiting, neighbour, placeOf } from '#src/admin/queue/neighbour.ts';
import { startingAt } from '#src/admin/queue/startingAt.ts';
import { isIn, walkOf } from '#src/admin/review/queue.ts';
import {
  freeFor,
  isAfter,
  type QueueItem,
  type Rows,
  readAgain,
  without,
} from '#src/admin/review/walk.ts';

interface Made {
  minute?: number;
  cents?: bigint;
  owner?: string;
  claimedBy?: string;
}

function item(id: string, { minute = 0, cents = 100n, owner = 'ada', claimedBy }: Made = {}) {
  const depositDate = new Date(Date.UTC(2026, 10, 22, 8, minute)).toISOString();
  const review = claimedBy ? { _id: claimedBy, fullName: claimedBy, until: depositDate } : null;
  const user = { id: owner, userName: owner, fullName: owner, email: '' };
  return { id, depositDate, amountCents: cents, user, claimedBy: review } as unknown as QueueItem;
}

const since = 'depositDate' as const;
const oldestFirst = { sort: { field: 'depositDate', order: 'ASC' }, since } as const;
const newestFirst = { sort: { field: 'depositDate', order: 'DESC' }, since } as const;
const largestFirst = { sort: { field: 'amount', order: 'DESC' }, since } as const;

const [a, b, c] = [
  item('a', { minute: 1, cents: 300n }),
  item('b', { minute: 2, cents: 100n }),
  item('c', { minute: 3, cents: 200n }),
];
const rowsOf = (items: QueueItem[]): Rows => ({ items, total: items.length, left: new Set() });
const ids = ({ items }: Rows) => items.map(({ id }) => id).join('');
const reader = { isFree: freeFor('grace'), opened: [] as string[] };
const next = (rows: Rows, id: string) => neighbour(rows, { id, step: 'next' }, reader)?.id;
const previous = (rows: Rows, id: string, opened: string[] = []) =>
  neighbour(rows, { id, step: 'previous' }, { ...reader, opened })?.id;

describe('the order of a walk', () => {
  test.each([
    ['oldest first', oldestFirst, 'abc'],
    ['newest first', newestFirst, 'cba'],
    ['by amount', largestFirst, 'acb'],
  ])('is %s', (_, order, expected) => {
    const rows = readAgain(undefined, { data: [b, c, a], total: 3 }, order);
    expect(ids(rows)).toBe(expected);
    expect(next(rows, expected[0] ?? '')).toBe(expected[1]);
    expect(previous(rows, expected[2] ?? '')).toBe(expected[1]);
  });

  test.each([oldestFirst, newestFirst, largestFirst])('breaks ties by the id (%o)', (order) => {
    const [one, two] = [item('1'), item('2')];
    const rises = order.sort.order === 'ASC';
    expect(isAfter(two, one, order)).toBe(rises);
    expect(isAfter(one, two, order)).toBe(!rises);
    expect(isAfter(one, one, order)).toBe(false);
  });
});

describe('the next item', () => {
  test('is neither an own one nor one that a colleague reviews', () => {
    const own = item('o', { minute: 2, owner: 'grace' });
    const theirs = item('t', { minute: 2, claimedBy: 'theo' });
    const mine = item('z', { minute: 2, claimedBy: 'grace' });
    expect(next(rowsOf([a, own, theirs, mine, c]), 'a')).toBe('z');
  });

  test('is not one that was decided, whose place stays', () => {
    const rows = without(rowsOf([a, b, c]), 'b');
    expect(next(rows, 'a')).toBe('c');
    expect(next(rows, 'b')).toBe('c');
    expect(placeOf(rows, 'c')).toEqual({ n: 2, of: 2 });
    expect(placeOf(rows, 'b')).toEqual({ n: 2, of: 3 });
    expect(without(rows, 'b')).toBe(rows);
  });

  test('is unknown after the last one and for an item of another list', () => {
    expect(next(rowsOf([a, b, c]), 'c')).toBeUndefined();
    expect(next(rowsOf([a, b, c]), 'x')).toBeUndefined();
  });

  test('after the last one is the first that still waits', () => {
    const rows = without(rowsOf([a, b, c]), 'a');
    expect(firstWaiting(rows, reader, 'c')?.id).toBe('b');
    expect(firstWaiting(rows, reader, 'b')?.id).toBe('c');
    expect(firstWaiting(without(rows, 'b'), reader, 'c')).toBeUndefined();
  });
});

describe('the previous item', () => {
  test('is one that this person decided, not one that a colleague did', () => {
    const rows = without(without(rowsOf([a, b, c]), 'a'), 'b');
    expect(previous(rows, 'c', ['a'])).toBe('a');
    expect(previous(rows, 'c')).toBeUndefined();
  });
});

describe('another read of the head', () => {
  test('takes new items at their place', () => {
    const early = item('e', { minute: 0 });
    const rows = readAgain(rowsOf([a, c]), { data: [early, a, b, c], total: 4 }, oldestFirst);
    expect(ids(rows)).toBe('eabc');
    expect(rows.left.size).toBe(0);
  });

  test('keeps the place of what has left the filter', () => {
    const rows = readAgain(rowsOf([a, b, c]), { data: [a, c], total: 2 }, oldestFirst);
    expect(ids(rows)).toBe('abc');
    expect([...rows.left]).toEqual(['b']);
    expect(next(rows, 'a')).toBe('c');
  });

  test('does not take what new items pushed out of a full head for gone', () => {
    const full = Array.from({ length: 100 }, (_, n) => item(`n${n}`, { minute: 59 - n / 2 }));
    const fresh = item('new', { minute: 60 });
    const data = [fresh, ...full.slice(0, 99)];
    const rows = readAgain(rowsOf(full), { data, total: 101 }, newestFirst);
    expect(rows.items.length).toBe(100);
    expect(rows.left.size).toBe(0);
  });
});

describe('the filter behind an item', () => {
  const filter = { status: 'pending' };
  const byDate = { filter, sort: oldestFirst.sort };

  test('begins at its time, in both directions', () => {
    expect(startingAt(byDate, b, oldestFirst)).toEqual({ ...filter, from: b.depositDate });
    expect(startingAt(byDate, b, newestFirst)).toEqual({ ...filter, to: b.depositDate });
  });

  test('stays within the days of the list', () => {
    const days = { from: '2026-11-22', to: '2026-11-22' };
    const walk = { ...byDate, filter: days };
    expect(startingAt(walk, b, oldestFirst)).toEqual({ ...days, from: b.depositDate });
    expect(startingAt(walk, b, newestFirst)).toEqual({ ...days, to: b.depositDate });
    const later = { from: '2026-11-23' };
    expect(startingAt({ ...byDate, filter: later }, b, oldestFirst)).toEqual(later);
    const earlier = { to: '2026-11-21' };
    expect(startingAt({ ...byDate, filter: earlier }, b, newestFirst)).toEqual(earlier);
  });

  test('stays within the amounts of the list', () => {
    const large = { amountFrom: '2', amountTo: '5' };
    const walk = { filter: large, sort: largestFirst.sort };
    expect(startingAt(walk, a, largestFirst)).toEqual({ ...large, amountTo: '3.00' });
    const rising = { sort: { field: 'amount', order: 'ASC' }, since } as const;
    expect(startingAt(walk, b, rising)).toEqual(large);
  });
});

describe('the list that is walked', () => {
  const confirmed = {
    filter: { status: 'confirmed' },
    sort: 'depositDate',
    order: 'DESC',
  } as const;

  test('is that of the last visit, or what waits, oldest first', () => {
    expect(walkOf(depositQueue, undefined)).toEqual({
      filter: { status: 'pending' },
      sort: oldestFirst.sort,
    });
    const large = { filter: { amountFrom: '10' }, sort: 'amount', order: 'DESC' } as const;
    expect(walkOf(depositQueue, large, 'pending')).toEqual({
      filter: { amountFrom: '10', status: 'pending' },
      sort: largestFirst.sort,
    });
    expect(walkOf(depositQueue, confirmed, 'confirmed').filter).toEqual(confirmed.filter);
  });

  test('is not one of decided items for an item that waits', () => {
    expect(walkOf(depositQueue, confirmed, 'pending')).toEqual({
      filter: { status: 'pending' },
      sort: oldestFirst.sort,
    });
  });

  test('loses an item by its new status', () => {
    const [waiting, flagged] = [{ status: 'pending' }, { flagged: true }];
    const isInOf = (filter: Record<string, unknown>, status: string) =>
      isIn({ filter, sort: oldestFirst.sort }, depositQueue, status);
    expect(isInOf(waiting, 'pending')).toBe(true);
    expect(isInOf(waiting, 'decided')).toBe(false);
    expect(isInOf(flagged, 'decided')).toBe(false);
    expect(isInOf({ status: 'confirmed' }, 'confirmed')).toBe(true);
  });
});
