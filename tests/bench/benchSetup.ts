import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, investorPassword, staff } from '#tests/support/people.ts';
import { noisyPng } from '#tests/support/pictures.ts';
import { openRecording, type Statement } from './bare.ts';
import { replayOf } from './replay.ts';

// Deposits that wait for a decision, each with a transaction id, so that no note is asked for.
async function addPending(db: Db, userId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`INSERT INTO deposits
      (id, user_id, coin, amount_cents, address, txid, late, deposit_date)
    SELECT gen_random_uuid(), ${userId}::uuid, 'BTC', 5000, 'bench',
      encode(sha256(gen_random_uuid()::text::bytea), 'hex'), false, ${new Date()}
    FROM generate_series(1, ${count}) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** People and things on one database, and how each measured call is recorded. */
export async function setStage(db: Db, pendingCount: number) {
  const { backend, record } = await openRecording(db);
  const run = Date.now().toString(36);
  const grace = await staff(backend, `bench-staff-${run}`);
  const ada = await investor(backend, `bench-${run}`);
  await addWallet(backend, grace);
  const proof = await noisyPng('proof.png');
  const pending = await addPending(db, ada.user._id, pendingCount);
  const nextPending = (): string => {
    const id = pending.pop();
    if (!id) throw new Error('Too few deposits wait: the bench was faster than it expected.');
    return id;
  };
  const works: Record<string, (item: string) => Promise<{ status: number }>> = {
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
  const recorded = async (name: string, item: string): Promise<Statement[]> => {
    const answers: number[] = [];
    const statements = await record(async () => {
      answers.push((await works[name]?.(item))?.status ?? 0);
    });
    if (answers[0] !== 200) throw new Error(`${name} was answered ${answers[0]}.`);
    return statements;
  };
  return {
    ada,
    grace,
    proof,
    nextPending,
    /** How a call's statements are made again, about another deposit where it is about one. */
    replay: async (name: string) => {
      // The first time finds nothing remembered, unlike all that follow.
      await recorded(name, nextPending());
      const [one, other] = [nextPending(), nextPending()];
      return replayOf(await recorded(name, one), await recorded(name, other), one);
    },
  };
}

/** What the calls are measured with. */
export type BenchStage = Awaited<ReturnType<typeof setStage>>;
