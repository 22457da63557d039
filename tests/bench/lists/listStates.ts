import { calls } from '#contract/calls.ts';
import { figureDays } from '#contract/figures.ts';
import { backendPath } from '#contract/host.ts';
import { listHeaders } from '#contract/list.ts';
import type { BenchClient } from '../client.ts';
import type { Samples } from '../samples.ts';
import { depositFilters, queueFilters, searchFilters, userFilters } from './listFilters.ts';

/** A state of a list on a screen, and the path that requests it. */
export interface State {
  name: string;
  path: string;
}

interface ListQuery {
  range?: [number, number];
  sort?: [string, 'ASC' | 'DESC'];
  filter?: object;
  after?: string;
}

const pageOf25: [number, number] = [0, 24];

function pathOf(path: string, { range = pageOf25, ...rest }: ListQuery): string {
  const query = new URLSearchParams({ range: JSON.stringify(range) });
  for (const [name, value] of Object.entries(rest)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `${backendPath}${path}?${query}`;
}

/** Every state that the lists of the back office offer. */
export async function listStates(client: BenchClient, samples: Samples): Promise<State[]> {
  const { deposits, users, wallets, withdrawals, audit } = calls;
  const { userId, monthFrom, monthTo } = samples;
  const ends = (name: string, order: Omit<Order, 'name'>) => endPages(client, { name, ...order });
  const filtered = (name: string, path: string, filters: Record<string, object>): State[] =>
    Object.entries(filters).map(([filterName, filter]) => ({
      name: `${name}: ${filterName}`,
      path: pathOf(path, { filter }),
    }));
  return [
    ...(await ends('deposits by date', { path: deposits.list.path, sort: 'depositDate' })),
    ...(await ends('deposits by amount', { path: deposits.list.path, sort: 'amount' })),
    ...(await ends('pending by date', {
      path: deposits.list.path,
      sort: 'depositDate',
      filter: { status: 'pending' },
    })),
    ...(await ends('pending by amount', {
      path: deposits.list.path,
      sort: 'amount',
      filter: { status: 'pending' },
    })),
    ...filtered('deposits', deposits.list.path, depositFilters(samples)),
    ...filtered('queue', deposits.list.path, queueFilters(samples)),
    ...filtered('search', deposits.list.path, searchFilters(samples)),
    ...(await ends('flagged by date', {
      path: deposits.list.path,
      sort: 'depositDate',
      filter: { flagged: true },
    })),
    ...(await ends('users by date', { path: users.list.path, sort: 'createdAt' })),
    ...(await ends('users by name', { path: users.list.path, sort: 'fullName' })),
    ...(await ends('users by user name', { path: users.list.path, sort: 'userName' })),
    ...(await ends('users by balance', { path: users.list.path, sort: 'balance' })),
    ...(await ends('users by last visit', { path: users.list.path, sort: 'lastSeenAt' })),
    {
      name: 'users by balance: suspended',
      path: pathOf(users.list.path, {
        sort: ['balance', 'DESC'],
        filter: { status: 'suspended' },
      }),
    },
    {
      name: 'users by last visit: verified',
      path: pathOf(users.list.path, {
        sort: ['lastSeenAt', 'DESC'],
        filter: { isVerified: true },
      }),
    },
    ...filtered('users', users.list.path, userFilters),
    ...(await ends('withdrawals by date', { path: withdrawals.list.path, sort: 'createdAt' })),
    ...(await ends('withdrawals by amount', { path: withdrawals.list.path, sort: 'amount' })),
    ...filtered('withdrawals', withdrawals.list.path, {
      ...Object.fromEntries(
        ['requested', 'approved', 'paid', 'declined', 'cancelled'].map((status) => [
          status,
          { status },
        ]),
      ),
      'of one coin': { coin: 'ETH' },
      'of one user': { userId },
      'of a month': { from: monthFrom, to: monthTo },
      'of an amount': { amountFrom: 100, amountTo: 200 },
      reference: { q: samples.withdrawalId.slice(-10) },
      'of many names': { q: 'sample inv' },
      'of some names': { q: '0423' },
      'searched by amount': { q: '$150.00' },
      'of an address': { q: samples.withdrawalAddress },
    }),
    ...(await ends('activity', { path: audit.list.path, sort: 'seq' })),
    ...filtered('activity', audit.list.path, {
      'of an actor': { actorId: samples.staffId },
      'of an action': { action: 'deposit.decline' },
      'of a kind': { targetKind: 'deposit' },
      'of one record': { targetId: samples.auditTarget },
      'of a month': { from: monthFrom, to: monthTo },
    }),
    {
      name: 'statement of one user',
      path: pathOf(users.transactions.path.replace('{id}', userId), {}),
    },
    {
      name: 'one withdrawal',
      path: backendPath + withdrawals.detail.path.replace('{id}', samples.withdrawalId),
    },
    { name: 'addresses', path: pathOf(wallets.list.path, { filter: { retired: true } }) },
    ...figureDays.map((days) => ({
      name: `figures of ${days} days`,
      path: `${backendPath}${calls.figures.read.path}?days=${days}`,
    })),
    { name: 'preview of settings', path: backendPath + calls.settings.preview.path },
    ...['sample', '0423', 'sample-00423', '500', '#a1b2'].map((q) => ({
      name: `everything: ${q}`,
      path: `${backendPath}${calls.search.find.path}?${new URLSearchParams({ q })}`,
    })),
    { name: 'overview', path: backendPath + calls.overview.read.path },
  ];
}

interface Order {
  name: string;
  path: string;
  sort: string;
  filter?: object;
}

/** The first and last page of an order, and the pages next to them. */
async function endPages(
  client: BenchClient,
  { name, path, sort, filter = {} }: Order,
): Promise<State[]> {
  const states: State[] = [];
  const directions = [
    ['DESC', 'first', 'next'],
    ['ASC', 'last', 'previous'],
  ] as const;
  for (const [direction, end, beyond] of directions) {
    const query: ListQuery = { sort: [sort, direction], filter };
    const first = pathOf(path, query);
    states.push({ name: `${name}: ${end}`, path: first });
    const after = (await client.get(first)).header(listHeaders.nextCursor.toLowerCase());
    if (after) {
      states.push({ name: `${name}: ${beyond}`, path: pathOf(path, { ...query, after }) });
    }
  }
  return states;
}
