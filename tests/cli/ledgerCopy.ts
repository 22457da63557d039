import { calls } from '#contract/calls.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { grace } from '#tests/support/installation.ts';
import {
  addresses,
  addWallet,
  investor,
  type Person,
  randomTxid,
  signIn,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

let proofs = 0;

/** Makes a deposit with a quote and a picture as its proof, and gives its id. */
export async function depositWithProof(server: Reachable, { token }: Person, amount = '500') {
  // The same file twice would be a duplicate.
  proofs += 1;
  const quoted = await callApi(server, calls.prices.quote, {
    token,
    query: { coin: 'BTC', amount },
  });
  const { status, reply, problem } = await callApi(server, calls.deposits.create, {
    token,
    key: crypto.randomUUID(),
    body: {
      amount,
      coin: 'BTC',
      quoteId: quoted.reply.data.quoteId,
      txid: randomTxid(),
      image: await png('proof.png', proofs),
    },
  });
  if (status !== 200) throw new Error(`no deposit: ${problem.message}`);
  return reply.data._id;
}

/**
 * A ledger with every kind of entry, made only by calls: a confirmed, a declined and a pending
 * deposit, an open withdrawal and an adjustment. Ada can withdraw 376.50; 100.00 are on hold.
 */
export async function makeBooks(server: Reachable): Promise<void> {
  const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
  await addWallet(server, staff);
  const ada = await investor(server, 'ada', { reader: staff });
  const decide = { token: staff.token };
  const [confirmed, declined] = [
    await depositWithProof(server, ada),
    await depositWithProof(server, ada),
  ];
  await depositWithProof(server, ada, '75');
  const answers = [
    await callApi(server, calls.deposits.confirm, {
      ...decide,
      params: { depositId: confirmed },
      body: {},
    }),
    await callApi(server, calls.deposits.decline, {
      ...decide,
      params: { depositId: declined },
      body: { reason: 'Ä "quoted" \\ reason, on\ntwo lines' },
    }),
    await callApi(server, calls.users.adjust, {
      ...decide,
      params: { userId: ada.user._id },
      body: { amount: '23.50', status: 'Debit', reason: 'a fee' },
    }),
    await callApi(server, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    }),
  ];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`no books: ${JSON.stringify(refused.problem)}`);
}
