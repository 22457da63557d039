import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAdminProvider } from '#src/admin/dataProvider/adminProvider.ts';
import { lastPage } from '#src/admin/dataProvider/lastPage.ts';
import {
  addWallet,
  deposit,
  fund,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { requestWithdrawal } from '../backOffice.ts';

const here = screens();
let grace: Person;
let ada: Person;
let provider: ReturnType<typeof openAdminProvider>;
const asked: URL[] = [];

beforeAll(() => {
  here.network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url));
  });
});

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  storeSession(grace.token, grace.user);
  provider = openAdminProvider();
  asked.splice(0);
});

const newest = { field: 'depositDate', order: 'DESC' } as const;
const page = (number: number, perPage = 2) => ({ page: number, perPage });
const deposits = (number: number, filter: object = {}) =>
  provider.getList('adminTrans', { pagination: page(number), sort: newest, filter });
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

/** Deposits of 101, 102, ... dollars, the first one oldest. */
async function makeDeposits(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 1; made <= count; made += 1) {
    ids.push(await deposit(here.backend, ada, String(100 + made)));
    here.backend.clock.advance(1000);
  }
  return ids;
}

describe('a list', () => {
  test.each([
    ['adminTrans', '/backend/getalldeposit', 'depositDate'],
    ['testing', '/backend/all-users', 'fullName'],
    ['withdrawals', '/backend/getallwithdrawal', 'amount'],
    ['activity', '/backend/audit-log', 'seq'],
    ['mail', '/backend/outbox', 'createdAt'],
    ['wallets', '/backend/get-all-wallet', 'createdAt'],
  ])('%s is read by GET %s', async (resource, path, field) => {
    const sort = { field, order: 'ASC' } as const;
    await provider.getList(resource, { pagination: page(1), sort, filter: {} });
    expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
  });

  test('sends range, sort and filter, and returns records by id with their total', async () => {
    const [first, second, third] = await makeDeposits(3);
    const found = await deposits(1, { status: 'pending' });
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(query).toEqual({
      range: '[0,1]',
      sort: '["depositDate","DESC"]',
      filter: '{"status":"pending"}',
    });
    expect(idsOf(found)).toEqual([third, second]);
    expect(found.total).toBe(3);
    expect(found.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(found.data[0]).toMatchObject({ user: { id: ada.user._id }, amountCents: 10_300n });
    expect(idsOf(await deposits(1, { q: first?.slice(-10) }))).toEqual([first]);
  });

  test('continues by cursor, and reads a page without a known cursor by offset', async () => {
    const ids = (await makeDeposits(5)).toReversed();
    await deposits(1);
    expect(idsOf(await deposits(2))).toEqual(ids.slice(2, 4));
    expect(asked.at(-1)?.searchParams.get('after')).toMatch(/\S/);
    expect(idsOf(await deposits(3))).toEqual(ids.slice(4));
    provider = openAdminProvider();
    expect(idsOf(await deposits(3))).toEqual(ids.slice(4));
    expect(asked.at(-1)?.searchParams.get('after')).toBeNull();
    expect(asked.at(-1)?.searchParams.get('range')).toBe('[4,5]');
  });

  test('another filter forgets the cursors of the old one', async () => {
    await makeDeposits(5);
    await deposits(1);
    await deposits(2, { status: 'pending' });
    expect(asked.at(-1)?.searchParams.get('after')).toBeNull();
  });

  test('its last pages are the first ones of the reversed order', async () => {
    const ids = (await makeDeposits(5)).toReversed();
    const last = await deposits(lastPage);
    expect(idsOf(last)).toEqual(ids.slice(3));
    expect(last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(idsOf(await deposits(lastPage - 1))).toEqual(ids.slice(1, 3));
  });

  test('of what belongs to one user is asked for that user', async () => {
    await fund(here.backend, ada, grace);
    const of = (resource: string, field: string) =>
      provider.getManyReference(resource, {
        target: 'userId',
        id: ada.user._id,
        pagination: page(1),
        sort: { field, order: 'DESC' },
        filter: {},
      });
    expect((await of('transactions', 'date')).data).toMatchObject([{ kind: 'deposit' }]);
    expect((await of('sessions', 'createdAt')).total).toBe(1);
    expect((await of('adminTrans', 'depositDate')).data).toMatchObject([{ status: 'confirmed' }]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining([
        `/backend/users/${ada.user._id}/transactions`,
        `/backend/users/${ada.user._id}/sessions`,
      ]),
    );
  });
});

describe('one record', () => {
  test('is read whole, under react-admin’s name for its id', async () => {
    const id = await deposit(here.backend, ada);
    const { data } = await provider.getOne('adminTrans', { id });
    expect(data).toMatchObject({ id, address: walletAddresses.BTC, user: { id: ada.user._id } });
    expect(data).not.toHaveProperty('_id');
    const user = await provider.getOne('testing', { id: ada.user._id });
    expect(user.data).toMatchObject({ id: ada.user._id, availableCents: 0n, verifications: [] });
    await fund(here.backend, ada, grace);
    const withdrawal = await requestWithdrawal(here.backend, ada, '100');
    expect((await provider.getOne('withdrawals', { id: withdrawal })).data).toMatchObject({
      id: withdrawal,
      coin: 'BTC',
      heldCents: 10_000n,
    });
  });

  test('many are read by their ids', async () => {
    const bob = await investor(here.backend, 'bob');
    const ids = [ada.user._id, bob.user._id];
    const { data } = await provider.getMany('testing', { ids });
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

describe('what the provider refuses', () => {
  test('is an error with the server’s sentence and status', async () => {
    const id = crypto.randomUUID();
    await expect(provider.getOne('adminTrans', { id })).rejects.toMatchObject({
      status: 404,
      message: 'Not found.',
    });
    await expect(deposits(1, { color: 'red' })).rejects.toMatchObject({ status: 400 });
    storeSession(ada.token, { ...ada.user, isAdmin: true });
    await expect(deposits(1)).rejects.toMatchObject({
      status: 403,
      message: 'Only staff can do this.',
    });
    storeSession('dead', grace.user);
    await expect(deposits(1)).rejects.toMatchObject({ status: 401 });
  });

  test('writes only through its commands', async () => {
    const previousData = { id: ada.user._id };
    await expect(
      provider.update('testing', { id: ada.user._id, data: {}, previousData }),
    ).rejects.toMatchObject({ status: 405 });
    await expect(provider.create('testing', { data: {} })).rejects.toMatchObject({ status: 405 });
    await expect(provider.delete('testing', { id: ada.user._id })).rejects.toMatchObject({
      status: 405,
    });
    expect(asked).toEqual([]);
  });
});
