import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { engineNames, newDatabase } from '#tests/support/engines.ts';
import {
  addWallet,
  investor,
  investorPassword,
  type Person,
  signIn,
  staff,
} from '#tests/support/people.ts';

const rounds = 6;
const depositsAtOnce = 6;
const newPassword = 'NewHarbour#8';

type End = (app: Reachable, owner: Person, grace: Person) => Promise<{ status: number }>;

const ends: Record<string, End> = {
  suspension: (app, { user }, { token }) =>
    callApi(app, calls.users.suspend, {
      token,
      params: { id: user._id },
      body: { reason: 'A reason of the tests.' },
    }),
  'new password': (app, { token }) =>
    callApi(app, calls.profile.changePassword, {
      token,
      body: { existingPassword: investorPassword, newPassword, confirmPassword: newPassword },
    }),
};

describe.runIf(engineNames.includes('PostgreSQL'))('sessions that end during money calls', () => {
  test.each(Object.keys(ends))('a %s and the requests in progress never deadlock', async (name) => {
    const url = await newDatabase();
    const engines = await Promise.all([connectPostgres<Tables>(url), connectPostgres<Tables>(url)]);
    await migrate(engines[0].db, new Date(0));
    const one = await startBackend({ db: engines[0].db });
    const two = await startBackend({ db: engines[1].db });
    const grace = await staff(one);
    await addWallet(one, grace);
    for (let round = 0; round < rounds; round += 1) {
      const ada = await investor(one, `ada-${round}`);
      const { token } = await signIn(one, ada.user.userName, investorPassword);
      const deposits = Array.from({ length: depositsAtOnce }, (_, at) =>
        callApi(at % 2 === 0 ? one : two, calls.deposits.create, {
          token,
          key: `${at}`,
          body: { amount: '100', coin: 'BTC' },
        }),
      );
      const [ended, ...made] = await Promise.all([ends[name]?.(two, ada, grace), ...deposits]);
      expect(ended?.status).toBe(200);
      for (const { status } of made) expect([200, 401]).toContain(status);
    }
    // The server counts a deadlock for sure once its connection has ended.
    await Promise.all(engines.map((engine) => engine.close()));
    const witness = await connectPostgres<Tables>(url);
    const { rows } = await sql<{ deadlocks: bigint }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(
      witness.db,
    );
    await witness.close();
    expect(String(rows[0]?.deadlocks)).toBe('0');
  });
});
