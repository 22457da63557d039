import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { codeGroups } from '#contract/codeGroups.ts';
import type { Duty } from '#contract/duties.ts';
import type { User } from '#contract/userRecord.ts';
import { type Backend, staffPassword } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi, type Reachable } from './caller.ts';

/** A signed-in user and their token. Investors are ada, eve and (suspended) sue; staff are grace and alan. */
export interface Person {
  user: User;
  token: string;
}

export const investorPassword = 'QuietHarbour#9';

/** A valid mainnet address of each coin. */
export const addresses = {
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const;

/** The receiving addresses that `addWallet` adds; withdrawals cannot go there. */
export const walletAddresses = {
  BTC: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ETH: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
} as const;

/** An address or a transaction id as mails show it. */
export const inFours = (code: string): string => codeGroups(code).join(' ');

export async function signIn(
  backend: Reachable,
  userName: string,
  password: string,
): Promise<Person> {
  const { status, reply, problem } = await callApi(backend, calls.auth.signIn, {
    body: { userName, password },
  });
  if (status !== 200) throw new Error(`${userName} cannot sign in: ${problem.message}`);
  return { user: reply.data, token: reply.token };
}

/** Where investors register, and how a test confirms their email address there. */
type Target = Reachable & { db?: Db; staff?: { userName: string; password: string } };

/**
 * Registers an investor and signs them in through the public calls. Their email address is confirmed
 * in the database, or through the outbox, read by `target.staff` or `reader`.
 */
export async function investor(
  target: Target,
  userName = 'ada',
  { confirmed = true, reader }: { confirmed?: boolean; reader?: Person } = {},
): Promise<Person> {
  const { status, problem } = await callApi(target, calls.auth.signUp, {
    body: {
      userName,
      fullName: `${userName} of the tests`,
      email: `${userName}@investor.example`,
      password: investorPassword,
      confirmPassword: investorPassword,
    },
  });
  if (status !== 200) throw new Error(`${userName} cannot register: ${problem.message}`);
  if (confirmed) await confirmEmail(target, userName, reader);
  return signIn(target, userName, investorPassword);
}

/** Confirms an investor's email address; does nothing without a database or staff. */
export async function confirmEmail(
  target: Target,
  userName: string,
  reader?: Person,
): Promise<void> {
  if (target.db) {
    const verified = target.db.updateTable('users').set(({ ref }) => ({
      email_verified_at: ref('created_at'),
    }));
    await verified.where('user_name', '=', userName).execute();
    return;
  }
  const { userName: name, password } = target.staff ?? {};
  const staffed = reader ?? (name && password && (await signIn(target, name, password)));
  if (!staffed) return;
  const query = { filter: { to: `${userName}@investor.example` } };
  const linkNow = async () => {
    const { reply } = await callApi(target, calls.outbox.list, { token: staffed.token, query });
    const links = reply.data.map(({ text }) => /verify-email#(\S+)/.exec(text)?.[1]);
    return links.find((link) => link !== undefined);
  };
  // The link is created when the mail is sent, shortly after the request.
  let token = await linkNow();
  for (let tries = 0; !token && tries < 75; tries++) {
    await pause(200);
    token = await linkNow();
  }
  const { status, problem } = await callApi(target, calls.auth.verifyEmail, {
    body: { token: token ?? '' },
  });
  if (status !== 200) throw new Error(`${userName} is not confirmed: ${problem.message}`);
}

/** A staff member, signed in. */
export async function staff(
  backend: Backend,
  userName = 'grace',
  held?: readonly Duty[],
): Promise<Person> {
  await backend.addStaff(userName, held);
  return signIn(backend, userName, staffPassword);
}

/** Adds a receiving address of a coin, as staff do. */
export async function addWallet(
  backend: Reachable,
  { token }: Person,
  coin: 'BTC' | 'ETH' = 'BTC',
): Promise<string> {
  const { status, reply, problem } = await callApi(backend, calls.wallets.add, {
    token,
    body: { walletAdd: walletAddresses[coin], walletType: coin === 'BTC' ? 'btc' : 'eth' },
  });
  if (status !== 200) throw new Error(`no wallet: ${problem.message}`);
  return reply.data._id;
}

/** A pending deposit of whole dollars with a transaction id, and its id. */
export async function deposit(
  backend: Reachable,
  { token }: Person,
  amount = '500',
): Promise<string> {
  const { status, reply, problem } = await callApi(backend, calls.deposits.create, {
    token,
    body: { amount, coin: 'BTC', txid: randomTxid() },
  });
  if (status !== 200) throw new Error(`no deposit: ${problem.message}`);
  return reply.data._id;
}

/** Gives an investor a balance by a deposit that staff confirm. */
export async function fund(
  backend: Reachable,
  owner: Person,
  decider: Person,
  amount = '1000',
): Promise<void> {
  const depositId = await deposit(backend, owner, amount);
  const { status, problem } = await callApi(backend, calls.deposits.confirm, {
    token: decider.token,
    params: { depositId },
    body: {},
  });
  if (status !== 200) throw new Error(`not confirmed: ${problem.message}`);
}

/** An Ethereum address that no other test uses. */
export const randomEther = (): string => `0x${randomTxid().slice(0, 40)}`;

/** A Bitcoin transaction id that no other test uses. */
export const randomTxid = (): string =>
  `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
