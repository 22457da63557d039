import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { mockClock } from '#mocks/mockClock.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

const yearMs = 365 * 24 * 60 * 60_000;

const wrong = (backend: Backend) =>
  callApi(backend, calls.auth.signIn, { body: { userName: 'ada', password: 'wrong' } });

const isLive = async (backend: Backend, token: string) =>
  (await callApi(backend, calls.auth.sessions, { token })).status === 200;

describeOnOneEngine('after a clock that was ahead for a moment', (engine) => {
  /** The same database under a clock of a year ahead, and under the right one. */
  const both = async () => {
    const { db } = engine();
    const config = { rateLimitFactor: 1 };
    const ahead = mockClock();
    ahead.advance(yearMs);
    const wrongly = await startBackend({ db, config, clock: ahead });
    const rightly = await startBackend({ db, config });
    return { wrongly, rightly };
  };

  test('a rate limit that was exceeded then starts from zero', async () => {
    const { wrongly, rightly } = await both();
    for (let count = 0; count <= rateLimits.signInPerAccount.count; count += 1)
      await wrong(wrongly);
    expect((await wrong(rightly)).status).toBe(401);
  });

  test('Retry-After is never longer than the window', async () => {
    const { rightly } = await both();
    const soon = mockClock();
    soon.advance(4 * 60_000);
    const { db } = engine();
    const early = await startBackend({ db, config: { rateLimitFactor: 1 }, clock: soon });
    for (let count = 0; count < rateLimits.signInPerAccount.count; count += 1) await wrong(early);
    const { status, headers } = await wrong(rightly);
    expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
  });

  test('a session of that time is rejected, and stays invalid when the time comes', async () => {
    const { wrongly, rightly } = await both();
    const { token } = await investor(wrongly);
    expect(await isLive(wrongly, token)).toBe(true);
    expect(await isLive(rightly, token)).toBe(false);
    await deleteExpired(rightly.db, rightly.clock.now());
    expect(await isLive(wrongly, token)).toBe(false);
  });

  test.each(['last_seen_at', 'reauthenticated_at'] as const)(
    'a session whose %s is in the future is rejected',
    async (column) => {
      const { rightly } = await both();
      const { token } = await investor(rightly);
      const set = (byMs: number) => {
        const moment = new Date(rightly.clock.now().getTime() + byMs);
        return rightly.db
          .updateTable('sessions')
          .set({ [column]: moment })
          .execute();
      };
      await set(60_000);
      expect(await isLive(rightly, token)).toBe(true);
      await set(60_001);
      expect(await isLive(rightly, token)).toBe(false);
    },
  );

  test('a mail of that time is sent, and its link is invalid', async () => {
    const { wrongly, rightly } = await both();
    await investor(wrongly, 'ada', { confirmed: false });
    await sendDueMails(wrongly.ports);
    const token = /#(\S+)/.exec(wrongly.mails[0]?.text ?? '')?.[1] ?? '';
    await rightly.db.updateTable('outbox').set({ sent_at: null }).execute();
    await sendDueMails(rightly.ports);
    expect(rightly.mails).toEqual([]);
    await deleteExpired(rightly.db, rightly.clock.now());
    await sendDueMails(rightly.ports);
    expect(rightly.mails.map(({ to }) => to)).toEqual(['ada@investor.example']);
    const verified = await callApi(rightly, calls.auth.verifyEmail, { body: { token } });
    expect(verified.status).toBe(422);
  });

  test('an item that was claimed then can be claimed by another', async () => {
    const { rightly } = await both();
    const grace = await staff(rightly);
    const alan = await staff(rightly, 'alan');
    await addWallet(rightly, grace);
    const params = { id: await deposit(rightly, await investor(rightly)) };
    const claim = (token: string) =>
      callApi(rightly, calls.reviews.start, { token, params, body: {} });
    await claim(grace.token);
    const until = new Date(rightly.clock.now().getTime() + yearMs);
    await rightly.db.updateTable('reviews').set({ until }).execute();
    expect((await claim(alan.token)).status).toBe(200);
  });
});
