import { calls } from '#contract/calls.ts';
import { formatDollars } from '#contract/money.ts';
import { startBackend } from '#mocks/backend.ts';
import { mockClock } from '#mocks/mockClock.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { type Answered, callApi, type Reachable } from '#tests/support/caller.ts';
import { emptyTables } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  investor,
  investorPassword,
  type Person,
  staff,
} from '#tests/support/people.ts';
import { investorCount } from './drafts.ts';
import type { Verdict } from './referenceLedger.ts';
import { type Request, staffCheck } from './request.ts';

const reason = 'A reason of the tests.';
const nobodysId = '11111111-1111-4111-8111-111111111111';

/** The real thing: two apps over one database, its people, and what was made so far by label. */
export interface House {
  db: Db;
  apps: readonly [Reachable, Reachable];
  grace: Person;
  investors: readonly Person[];
  /** Ids and tokens by the key of the request that made them. */
  ids: Map<string, string>;
  tokens: Map<string, string>;
}

/** The label of the token that an investor registers with. */
export const firstToken = (who: number) => `first-${who}`;

/** Empties the database and creates the users; of two apps each has its own pool. */
export async function openHouse(engines: readonly Engine<Tables>[]): Promise<House> {
  const [one, two = one] = engines;
  if (!one || !two) throw new Error('There is no engine to run on.');
  await emptyTables(one.db);
  const clock = mockClock();
  const apps = [
    await startBackend({ db: one.db, clock }),
    await startBackend({ db: two.db, clock }),
  ] as const;
  return letPeopleIn(one.db, apps, await staff(apps[0]));
}

/** Makes the investors of a run in an empty house, at the first of its apps. */
export async function letPeopleIn(db: Db, apps: House['apps'], grace: Person): Promise<House> {
  await addWallet(apps[0], grace);
  const investors: Person[] = [];
  for (let who = 0; who < investorCount; who += 1) {
    investors.push(await investor(apps[0], `investor-${who}`));
  }
  const tokens = new Map(investors.map(({ token }, who) => [firstToken(who), token]));
  return { db, apps, grace, investors, ids: new Map(), tokens };
}

/** A transaction id of a few that deposits share; none for 0. */
const txidOf = (txid: number) => (txid === 0 ? undefined : String(txid).repeat(64).slice(0, 64));

/** Sends a request to one of the two apps, over the wire's own form. */
export async function send(house: House, request: Request, app: Reachable): Promise<Verdict> {
  const answer = await answerOf(house, request, app);
  if (answer.status === 200) {
    note(house, request, answer.reply);
    return 'done';
  }
  return answer.problem.code as Verdict;
}

function note({ ids, tokens }: House, { key, verb }: Request, reply: unknown): void {
  const { data, token } = reply as { data?: { _id?: string }; token?: string };
  if (verb === 'deposit') ids.set(key, data?._id ?? '');
  if (verb === 'signIn') tokens.set(key, token ?? '');
}

function answerOf(house: House, request: Request, app: Reachable): Promise<Answered<unknown>> {
  const { key, verb, who, cents, note: noted } = request;
  const person = house.investors[who] as Person;
  const own = { token: house.tokens.get(request.token), key };
  const asStaff = { token: house.grace.token, key };
  const id = house.ids.get(request.item) ?? nobodysId;
  const userId = person.user._id;
  const amount = formatDollars(cents);
  const txid = txidOf(request.txid);
  const adjust = (status: 'Credit' | 'Debit') =>
    callApi(app, calls.users.adjust, {
      ...asStaff,
      params: { userId },
      body: { status, amount, reason },
    });
  const reverse = (source: 'deposit' | 'withdrawal') =>
    callApi(app, calls.reversals.create, {
      ...asStaff,
      body: { source, sourceId: id, kind: 'wrong', reason },
    });
  const sent: Record<string, () => Promise<Answered<unknown>>> = {
    deposit: () =>
      callApi(app, calls.deposits.create, {
        ...own,
        body: { amount: String(cents / 100n), coin: 'BTC', txid },
      }),
    confirm: () =>
      callApi(app, calls.deposits.confirm, {
        ...asStaff,
        params: { depositId: id },
        body: { amount, ...(noted && { note: reason }), ...(staffCheck(request.txid) && { txid }) },
      }),
    declineDeposit: () =>
      callApi(app, calls.deposits.decline, {
        ...asStaff,
        params: { depositId: id },
        body: { reason },
      }),
    withdraw: () =>
      callApi(app, calls.withdrawals.create, {
        ...own,
        body: { amount, withdrawMode: 'Bitcoin', address: addresses.BTC },
      }),
    cancel: () => callApi(app, calls.withdrawals.cancel, { ...own, params: { id } }),
    // The investors share an address: their withdrawals are approved with a note.
    approve: () =>
      callApi(app, calls.withdrawals.approve, {
        ...asStaff,
        params: { id },
        body: { note: reason },
      }),
    startPayment: () =>
      callApi(app, calls.withdrawals.startPayment, { ...asStaff, params: { id } }),
    stopPayment: () => callApi(app, calls.withdrawals.stopPayment, { ...asStaff, params: { id } }),
    pay: async () => {
      const { reply } = await callApi(app, calls.withdrawals.detail, {
        ...asStaff,
        params: { id },
      });
      const coinAmount = reply.data?.payout?.coinAmount ?? '0.001';
      const body = { txid: txidOf(request.txid) ?? 'ab'.repeat(32), coinAmount };
      return callApi(app, calls.withdrawals.pay, { ...asStaff, params: { id }, body });
    },
    declineWithdrawal: () =>
      callApi(app, calls.withdrawals.decline, { ...asStaff, params: { id }, body: { reason } }),
    reverseDeposit: () => reverse('deposit'),
    reverseWithdrawal: () => reverse('withdrawal'),
    credit: () => adjust('Credit'),
    debit: () => adjust('Debit'),
    close: () => callApi(app, calls.users.close, { ...asStaff, params: { userId } }),
    suspend: () =>
      callApi(app, calls.users.suspend, { ...asStaff, params: { id: userId }, body: { reason } }),
    unsuspend: () =>
      callApi(app, calls.users.unsuspend, { ...asStaff, params: { id: userId }, body: { reason } }),
    signIn: () =>
      callApi(app, calls.auth.signIn, {
        body: { userName: person.user.userName, password: investorPassword },
      }),
  };
  const way = sent[verb];
  if (!way) throw new Error(`There is no way to send ${verb}.`);
  return way();
}
