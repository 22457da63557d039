import { sql } from 'kysely';
import encodeQR from 'qr';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { chainPayment } from '#tests/support/nodes/chainPayment.ts';
import {
  addresses,
  deposit,
  fund,
  investor,
  investorPassword,
  type Person,
  randomEther,
  signIn,
  walletAddresses,
} from '#tests/support/people.ts';
import { expectDone, type Stage, tail } from './callers.ts';

/** A newly registered investor. */
export const newcomer = ({ backend }: Stage, confirmed = true): Promise<Person> =>
  investor(backend, `new-${tail()}`, { confirmed });

/** An earlier request may have left a passkey, which would have to sign. */
const withoutPasskeys = ({ db }: Backend, { user }: Person) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE passkeys SET removed_at = created_at
      WHERE user_id = ${user._id} AND removed_at IS NULL`.execute(trx);
  });

/** A withdrawal of Ada's that is requested, or approved as well, and its id. */
export async function withdrawalOfAda(stage: Stage, approved = false): Promise<string> {
  const { backend, ada, grace } = stage;
  await withoutPasskeys(backend, ada);
  await fund(backend, ada, grace);
  const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
  expectDone(await callApi(backend, calls.withdrawals.create, { token: ada.token, body }));
  // A whole list would grow by each request of the fuzzing.
  const own = expectDone(
    await callApi(backend, calls.withdrawals.own, {
      token: ada.token,
      query: { range: [0, 0], filter: { status: 'requested' } },
    }),
  );
  const id = own.data[0]?._id ?? '';
  if (approved) {
    // Other samples withdraw to the same address, which needs a note.
    const approval = { token: grace.token, params: { id }, body: { note: 'One household.' } };
    expectDone(await callApi(backend, calls.withdrawals.approve, approval));
  }
  return id;
}

/** The token of the mail about a withdrawal of a new investor. */
export async function notMeToken(stage: Stage): Promise<string> {
  const { backend } = stage;
  const person = await newcomer(stage);
  await creditCaller({ ...stage, caller: { ...stage.caller, ...person } });
  const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
  expectDone(await callApi(backend, calls.withdrawals.create, { token: person.token, body }));
  return mailedToken(stage, person, 'not-me');
}

/** A second session of Ada's, and its id. */
export async function sessionOfAda({ backend, ada }: Stage): Promise<string> {
  const { token } = await signIn(backend, ada.user.userName, investorPassword);
  const { data } = expectDone(await callApi(backend, calls.auth.sessions, { token }));
  return data.find(({ current }) => current)?._id ?? '';
}

/** A pending deposit of Ada's, and its id. */
export const depositOfAda = ({ backend, ada }: Stage): Promise<string> => deposit(backend, ada);

/** A mined payment of a deposit of Ada's, and its id. */
export async function paymentOfAda(stage: Stage): Promise<string> {
  const id = await chainPayment(stage.backend);
  const depositId = await depositOfAda(stage);
  const link = { payment_id: id, deposit_id: depositId, linked_by: null };
  await stage.backend.db.insertInto('payment_links').values(link).execute();
  return id;
}

/** An open quote of Ada's of 500 USD in Bitcoin, and its id. */
export async function quoteOfAda({ backend, ada }: Stage): Promise<string> {
  const query = { coin: 'BTC', amount: '500' };
  const { token } = ada;
  return expectDone(await callApi(backend, calls.prices.quote, { token, query })).data.quoteId;
}

/** An address in Ada's book, and its id. */
export async function bookAddressOfAda({ backend, ada }: Stage): Promise<string> {
  const { token } = ada;
  const { data } = expectDone(await callApi(backend, calls.addressBook.read, { token }));
  if (data[0]) return data[0]._id;
  const body = { coin: 'ETH', address: randomEther() } as const;
  return expectDone(await callApi(backend, calls.addressBook.add, { token, body })).data._id;
}

/** The token in the link of a mail. */
export async function mailedToken(
  { backend, grace }: Stage,
  { user }: Person,
  purpose: 'verify-email' | 'reset-password' | 'not-me',
): Promise<string> {
  // A link is made when its mail is sent.
  while ((await sendDueMails(backend.ports)) > 0);
  const query = { filter: { to: user.email } };
  const sent = { token: grace.token, query } as never;
  const { data } = expectDone(await callApi(backend, calls.outbox.list, sent));
  const link = new RegExp(`${purpose}#(\\S+)`);
  const token = data.map(({ text }) => link.exec(text)?.[1]).find((found) => found);
  if (!token) throw new Error(`No mail to ${user.userName} has a link to ${purpose}.`);
  return token;
}

/** Credits the account of the caller, if there is one. */
export async function creditCaller({ backend, alan, caller }: Stage): Promise<void> {
  if (!caller.user) return;
  const body = { status: 'Credit', amount: '100', reason: 'A reason of the tests.' };
  const params = { userId: caller.user._id };
  expectDone(await callApi(backend, calls.users.adjust, { token: alan.token, params, body }));
}

/** A wallet that has a picture of its code, and its id. */
export async function walletWithCode({ backend, grace }: Stage): Promise<string> {
  const bytes = new Uint8Array(encodeQR(walletAddresses.ETH, 'gif', { scale: 5 }));
  const image = new File([bytes], 'code.gif', { type: 'image/gif' });
  const body = { walletAdd: walletAddresses.ETH, walletType: 'eth', image } as const;
  const { data } = expectDone(
    await callApi(backend, calls.wallets.add, { token: grace.token, body }),
  );
  return data._id;
}
