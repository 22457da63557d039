import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { answerMailRequests, requestMail, sendDueMails } from '#server/auth/mailRequests.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

async function rowsOf(db: Db) {
  const count = async (table: 'rate_limits' | 'sessions' | 'mail_tokens' | 'mail_requests') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return [
    await count('rate_limits'),
    await count('sessions'),
    await count('mail_tokens'),
    await count('mail_requests'),
  ];
}

describeOnEngines('what has run out', (engine) => {
  test('takes no room for ever, and what still counts is kept', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    await investor(backend, 'ada', { confirmed: false });
    await answerMailRequests(backend.ports);
    await sendDueMails(backend.ports);
    await requestMail(db, 'verify-email', {
      email: 'ada@investor.example',
      at: backend.clock.now(),
    });
    const before = await rowsOf(db);
    await deleteExpired(backend.db, backend.clock.now());
    expect(await rowsOf(db)).toEqual(before);
    expect(before.every((rows) => rows > 0)).toBe(true);
    backend.clock.advance(3 * dayMs);
    await deleteExpired(backend.db, backend.clock.now());
    expect(await rowsOf(db)).toEqual([0, 0, 0, 0]);
  });

  test('is no row for each name that somebody invents', async () => {
    const { db } = engine();
    const backend = await startBackend({ db, config: { rateLimitFactor: 1 } });
    const most = rateLimits.signInPerAddress.count;
    for (let at = 0; at < most + 20; at += 1) {
      const { status } = await callApi(backend, calls.auth.signIn, {
        body: { userName: `nobody${at}`, password: 'GuessedHarbour#1' },
      });
      expect(status).toBe(at < most ? 401 : 429);
    }
    expect((await rowsOf(db))[0]).toBe(most + 1);
  });
});
