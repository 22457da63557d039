import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, investorPassword, staff } from '#tests/support/people.ts';
import { noisyPng } from '#tests/support/pictures.ts';
import { openRecording, type Statement } from './bare.ts';
import { replayOf } from './replay.ts';

// For the list of the investor's own transactions.
const ownCount = 1_000;

// With a transaction id, so that a confirmation needs no note.
async function addPending(db: Db, userId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`INSERT INTO deposits
      (id, user_id, coin, amount_cents, address, txid, late, deposit_date)
    SELECT gen_random_uuid(), ${userId}::uuid, 'BTC', 5000, 'bench',
      encode(sha256(gen_random_uuid()::text::bytea), 'hex'), false, ${new Date()}
    FROM generate_series(1, ${count}) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds accounts and deposits, and records the statements of each measured call. */
export async function setUpBench(db: Db, pendingCount: number) {
  const { backend, record } = await openRecording(db);
  const run = Date.now().toString(36);
  const grace = await staff(backend, `bench-staff-${run}`);
  const ada = await investor(backend, `bench-${run}`);
  await addWallet(backend, grace);
  const proof = await noisyPng('proof.png');
  // Another investor's: an investor with too many pending deposits can send no more.
  const eve = await investor(backend, `bench-pending-${run}`);
  const pending = await addPending(db, eve.user._id, pendingCount);
  await addPending(db, ada.user._id, ownCount);
  const nextPending = (): string => {
    const id = pending.pop();
    if (!id) throw new Error('No pending deposit is left: raise the pending count.');
    return id;
  };
  const requests: Record<string, (item: string) => Promise<{ status: number }>> = {
    login: () =>
      callApi(backend, calls.auth.signIn, {
        body: { userName: ada.user.userName, password: investorPassword },
      }),
    quote: () =>
      callApi(backend, calls.prices.quote, {
        token: ada.token,
        query: { amount: '500', coin: 'BTC' },
      }),
    deposit: () =>
      callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { amount: '500', coin: 'BTC', image: proof },
      }),
    confirm: (depositId) =>
      callApi(backend, calls.deposits.confirm, {
        token: grace.token,
        params: { depositId },
        body: {},
      }),
    'own transactions': () =>
      callApi(backend, calls.transactions.own, { token: ada.token, query: { range: [0, 24] } }),
    'admin list': () =>
      callApi(backend, calls.deposits.list, { token: grace.token, query: { range: [0, 24] } }),
  };
  const statementsOf = async (name: string, item: string): Promise<Statement[]> => {
    const statuses: number[] = [];
    const statements = await record(async () => {
      statuses.push((await requests[name]?.(item))?.status ?? 0);
    });
    if (statuses[0] !== 200) throw new Error(`${name} was answered ${statuses[0]}.`);
    return statements;
  };
  return {
    ada,
    grace,
    proof,
    nextPending,
    /** Returns a function that makes a call's statements for another deposit. */
    replay: async (name: string) => {
      // Fill the caches first, so that the recorded calls use them.
      await statementsOf(name, nextPending());
      const [first, second] = [nextPending(), nextPending()];
      return replayOf(await statementsOf(name, first), await statementsOf(name, second), first);
    },
  };
}

export type BenchSetup = Awaited<ReturnType<typeof setUpBench>>;
