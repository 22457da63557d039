import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { isoDay } from '#contract/time.ts';
import { type Answered, callApi } from '#tests/support/caller.ts';
import { keyedConfirm, keyedDeposit } from '#tests/support/idempotentRequests.ts';
import type { RunningServer } from '#tests/support/installation.ts';
import { addresses, investorPassword, type Person } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

/** Everyday actions of people, in turns. */
export const everyday = [
  ...['deposit', 'transactions', 'queue', 'deposit', 'overview', 'deposit', 'page'],
  ...['receipt', 'transactions', 'queue', 'deposit', 'statement', 'withdrawal', 'deposit'],
  ...['transactions', 'overview', 'deposit', 'export', 'page', 'register'],
] as const;

export type Kind = (typeof everyday)[number];

export type Served = Pick<RunningServer, 'app' | 'url'>;

interface Turn {
  ada: Person;
  grace: Person;
  turn: number;
}

type Time = <C>(kind: string, work: () => Promise<Answered<C>>) => Promise<Answered<C>['reply']>;

// As on the screens: a whole list would grow with the run.
const page = { range: [0, 24] } satisfies { range: [number, number] };

/** Each of them as calls, which `time` measures. */
export function worksOf(
  server: Served,
  time: Time,
): Record<Kind, (turn: Turn) => Promise<unknown>> {
  const { create, decline } = calls.deposits;
  return {
    deposit: async ({ ada, grace }) => {
      const { data } = await time('deposit', () => keyedDeposit(ada).send(server));
      await time('confirm', () => keyedConfirm(grace, data._id).send(server));
    },
    receipt: async ({ ada: { token }, grace, turn }) => {
      const body = { amount: '70', coin: 'BTC', image: await png('receipt.png', turn) };
      const { data } = await time('receipt', () => callApi(server, create, { token, body }));
      const params = { depositId: data._id };
      const sent = { token: grace.token, params, body: { reason: 'Nothing arrived.' } };
      await time('decline', () => callApi(server, decline, sent));
    },
    withdrawal: async ({ ada: { token }, turn }) => {
      const { own, cancel } = calls.withdrawals;
      const amount = 50 + (turn % 97);
      const body = { amount: String(amount), withdrawMode: 'Bitcoin', address: addresses.BTC };
      await time('withdraw', () => callApi(server, calls.withdrawals.create, { token, body }));
      const { data } = await time('withdrawals', () => callApi(server, own, { token }));
      const isIt = (one: { status: string; amount: number }) =>
        one.status === 'requested' && one.amount === amount;
      const id = data.find(isIt)?._id ?? '';
      await time('cancel', () => callApi(server, cancel, { token, params: { id } }));
    },
    transactions: ({ ada: { token } }) =>
      time('transactions', () => callApi(server, calls.transactions.own, { token, query: page })),
    queue: ({ grace: { token } }) => {
      const query = { ...page, filter: { status: 'pending' } } as const;
      return time('queue', () => callApi(server, calls.deposits.list, { token, query }));
    },
    overview: ({ grace: { token } }) =>
      time('overview', () => callApi(server, calls.overview.read, { token })),
    statement: ({ ada: { token } }) => {
      const today = isoDay(new Date());
      const query = { from: today, to: today };
      return time('statement', () => callApi(server, calls.statements.pdf, { token, query }));
    },
    export: ({ ada: { token } }) =>
      time('export', () => callApi(server, calls.transactions.ownCsv, { token })),
    page: () => time('page', () => pageAt(server.url)),
    register: ({ turn }) => {
      const userName = `guest-${turn}`;
      const name = { userName, fullName: userName, email: `${userName}@investor.example` };
      const password = { password: investorPassword, confirmPassword: investorPassword };
      const body = { ...name, ...password };
      return time('register', () => callApi(server, calls.auth.signUp, { body }));
    },
  };
}

async function pageAt(url: string): Promise<Answered<unknown>> {
  const { status, headers, text } = await fetch(url).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  return { status, headers, reply: undefined as never, problem: { message: text } as ErrorBody };
}
