import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { covetedFields } from './hostile.ts';

/** Status and money of every account, which no unknown field of a request may change. */
async function standings(db: Db): Promise<Map<string, object>> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT u.id, role, status, verified_at IS NOT NULL AS verified, user_name,
      (SELECT sum(balance_cents) FROM accounts a WHERE a.user_id = u.id)::bigint AS cents
    FROM users u`.execute(db);
  return new Map(found.map((row) => [row.id, row]));
}

const newInvestor = { role: 'user', status: 'active', verified: false, cents: 0n };

const open = rows.filter(([, { access, body }]) => access !== 'admin' && body !== undefined);

describeOnOneEngine('fields that a call does not have', (engine) => {
  test.each(open)('change no account through %s', async (name, call) => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const stage = await setStage(backend);
    const who = call.access === 'anyone' ? undefined : stage.ada;
    const fields = Object.entries(covetedFields);
    // A form has few parts, so its fields come in several requests.
    const size = call.encoding === 'multipart' ? 10 : fields.length;
    for (let sent = 0; sent < fields.length; sent += size) {
      const request = (await samples[name]?.request(calledBy(stage, who))) ?? {};
      const before = await standings(db);
      const body = { ...Object.fromEntries(fields.slice(sent, sent + size)), ...request.body };
      const asked = { ...request, body, token: who?.token };
      expect((await callApi(backend, call, asked as never)).status).toBe(200);
      for (const [id, after] of await standings(db)) {
        expect(after).toMatchObject(before.get(id) ?? newInvestor);
      }
    }
    const made = await db.selectFrom('deposits').select(['status', 'user_id']).execute();
    for (const deposit of made) {
      expect(deposit).toEqual({ status: 'pending', user_id: stage.ada.user._id });
    }
  });
});
