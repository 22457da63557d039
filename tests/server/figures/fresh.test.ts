import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { deposit } from '#tests/support/people.ts';

describeOnOneEngine('the figures of the days', (engine) => {
  test('show an event at once, and other changes within five seconds', async () => {
    const { backend, ada, grace } = await stage(engine().db);
    const { token } = grace;
    const read = async () =>
      (await callApi(backend, calls.figures.read, { token, query: { days: 7 } })).reply.data;
    const today = async () => (await read()).days.at(-1);
    expect(await today()).toMatchObject({ deposits: 1 });
    const depositId = await deposit(backend, ada, '500');
    // An open transaction of another database keeps an event from its readers until it ends.
    const shows = (day: object) =>
      vi.waitFor(async () => expect(await today()).toMatchObject(day), { timeout: 10_000 });
    await shows({ deposits: 2, declined: 0 });
    const body = { reason: 'Never arrived.' };
    await callApi(backend, calls.deposits.decline, { token, params: { depositId }, body });
    await shows({ deposits: 2, declined: 1 });
    const nameNow = async () => (await read()).decidedToday[0]?.user.fullName;
    const before = await nameNow();
    await sql`UPDATE users SET full_name = 'Grace Murray' WHERE user_name = 'grace'`.execute(
      backend.db,
    );
    expect(await nameNow()).toBe(before);
    backend.clock.advance(5_000);
    expect(await nameNow()).toBe('Grace Murray');
  });
});
