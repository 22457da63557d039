import { expect, test } from 'vitest';
import { rateLimits } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { mockClock } from '#mocks/mockClock.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { calledBy, setStage } from '#tests/server/calls/callers.ts';
import { rows } from '#tests/server/calls/rows.ts';
import { samples } from '#tests/server/calls/samples.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';

type Whose = (typeof rateLimits)[keyof typeof rateLimits]['per'];

/** Of a device: `tests/server/auth/devices` counts it. */
const ofDevices = ['auth.signIn device'];

/** Which call is allowed how often to one account, address or user, and in how many minutes. */
const rate_limits: readonly (readonly [name: string, whose: Whose, most: number, min: number])[] = [
  ['auth.signIn', 'account', 10, 15],
  ['auth.signIn', 'address', 100, 15],
  ['auth.signUp', 'address', 5, 60],
  ['auth.reauthenticate', 'user', 10, 15],
  ['secondFactor.signIn', 'address', 100, 15],
  ['secondFactor.passkeySignInOptions', 'address', 100, 15],
  ['secondFactor.passkeySignIn', 'address', 100, 15],
  ['secondFactor.reauthenticateOptions', 'user', 120, 60],
  ['secondFactor.passkeyOptions', 'user', 120, 60],
  ['secondFactor.startAuthenticator', 'user', 120, 60],
  ['secondFactor.addPasskey', 'user', 20, 60],
  ['secondFactor.removePasskey', 'user', 20, 60],
  ['secondFactor.removeAuthenticator', 'user', 20, 60],
  ['secondFactor.renewRecoveryCodes', 'user', 20, 60],
  ['auth.forgotPassword', 'account', 3, 60],
  ['auth.forgotPassword', 'address', 30, 60],
  ['auth.resetPassword', 'address', 30, 60],
  ['auth.checkReset', 'address', 30, 60],
  ['auth.verifyEmail', 'address', 30, 60],
  ['auth.resendVerification', 'account', 3, 60],
  ['auth.resendVerification', 'address', 30, 60],
  ['profile.changePassword', 'user', 10, 15],
  ['profile.update', 'user', 20, 60],
  ['deposits.create', 'user', 20, 60],
  ['deposits.addProof', 'user', 20, 60],
  ['conversations.write', 'user', 60, 60],
  ['prices.quote', 'user', 60, 60],
  ['quotes.sent', 'user', 240, 60],
  ['quotes.discard', 'user', 240, 60],
  ['statements.read', 'user', 120, 60],
  ['statements.csv', 'user', 120, 60],
  ['statements.pdf', 'user', 120, 60],
  ['statements.deposit', 'user', 120, 60],
  ['statements.withdrawal', 'user', 120, 60],
  ['addressBook.add', 'user', 20, 60],
  ['addressBook.switch', 'user', 20, 60],
  ['withdrawals.create', 'user', 10, 60],
  ['withdrawals.checkAddress', 'user', 120, 60],
  ['withdrawals.notMe', 'address', 30, 60],
  ['transactions.ownCsv', 'user', 20, 60],
  ['exports.deposits', 'user', 20, 60],
  ['exports.users', 'user', 20, 60],
  ['exports.withdrawals', 'user', 20, 60],
  ['exports.auditLog', 'user', 20, 60],
  ['accountKeys.addresses', 'user', 20, 60],
  ['audit.verify', 'user', 20, 60],
  ['log.checkpoint', 'address', 600, 60],
  ['log.heads', 'address', 600, 60],
  ['log.consistency', 'address', 600, 60],
  ['log.inclusion', 'address', 600, 60],
  ['log.leaves', 'address', 600, 60],
  ['liabilities.list', 'address', 600, 60],
  ['reconciliations.reserves', 'address', 600, 60],
  ['issuedStatements.byHash', 'address', 600, 60],
  ['issuedStatements.issue', 'user', 12, 60],
  ['secondFactor.challenge', 'user', 120, 60],
];

test('every call of the contract with an allowance is in this table, and no other', () => {
  const promised = rows.flatMap(([name, call]) =>
    (call.rateLimits ?? []).map((limit) => `${name} ${rateLimits[limit].per}`),
  );
  const tabled = rate_limits.map(([name, whose]) => `${name} ${whose}`);
  expect([...tabled, ...ofDevices].sort()).toEqual(promised.sort());
});

// Of a large allowance these requests and the last one are real.
const enough = 15;

const addresses = { ada: '198.51.100.1', eve: '198.51.100.2' };

/** The body with another account in it, if it names one at all. */
function withAccount(body: Record<string, unknown> | undefined, account: string) {
  if (body && 'userName' in body) return { ...body, userName: account };
  if (body && 'email' in body) return { ...body, email: `${account}@investor.example` };
  return body;
}

describeOnOneEngine('of one allowance, whichever server is asked', (engine) => {
  /** Two servers on one database; what is counted stays the same, all else is new each time. */
  const open = async (name: string, whose: Whose) => {
    const { db } = engine();
    const clock = mockClock();
    const stage = await setStage(await startBackend({ db, clock }));
    const [, call] = rows.find(([known]) => known === name) ?? [];
    if (!call) throw new Error(`The contract has no ${name}.`);
    const people =
      call.access === 'admin'
        ? { ada: stage.grace, eve: stage.alan }
        : { ada: stage.ada, eve: stage.eve };
    const ada = call.access === 'anyone' ? undefined : people.ada;
    const { body, ...request } = (await samples[name]?.request(calledBy(stage, ada))) ?? {};
    // The setup must not count.
    await db.deleteFrom('rate_limits').execute();
    const config = { rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] };
    const start = () => startBackend({ db, clock, config });
    const servers = [await start(), await start()];
    let turn = 0;
    const ask = async (who: 'ada' | 'eve' = 'ada') => {
      turn += 1;
      // The clock does not move here, and one server answers a user only so often at one moment.
      if (turn % 60 === 0) servers.splice(0, 2, await start(), await start());
      // Nor does a session of staff last as long as some windows.
      await db.updateTable('sessions').set({ last_seen_at: clock.now() }).execute();
      const { userName } = people[who].user;
      // An account is the same however it is written.
      const written = turn % 2 === 0 ? userName.toUpperCase() : userName;
      const account = whose === 'account' ? written : `somebody${turn}`;
      const address = whose === 'address' ? addresses[who] : `203.0.113.${turn}`;
      return callApi(servers[turn % 2] as Backend, call, {
        ...request,
        ...(body && { body: withAccount(body, account) }),
        ...(ada && { token: people[who].token }),
        headers: { 'X-Forwarded-For': address },
      } as never);
    };
    // A password proof lasts for less than the window: it is renewed, and draws on nothing here.
    const wait = async (ms: number) => {
      clock.advance(ms);
      await db.updateTable('sessions').set({ reauthenticated_at: clock.now() }).execute();
    };
    /** Counts `more` requests that did not come, after `counted` that did. */
    const skip = async (counted: number, more: number) => {
      const counters = db
        .updateTable('rate_limits')
        .set(({ eb }) => ({ used: eb('used', '+', more) }));
      const changed = await counters.where('used', '=', counted).returning('key').execute();
      expect(changed).toHaveLength(1);
    };
    return { ask, wait, skip };
  };

  test.each(rate_limits)('%s by %s: %i in %i minutes', async (name, whose, most, minutes) => {
    const { ask, wait, skip } = await open(name, whose);
    for (let count = 1; count <= most; count += 1) {
      expect([count, (await ask()).status === 429]).toEqual([count, false]);
      if (count === enough && most > enough * 2) {
        count = most - 1;
        await skip(enough, count - enough);
      }
    }
    const refused = await ask();
    expect([refused.status, refused.problem.message]).toEqual([429, platformMessages.tooMany]);
    expect(refused.headers.get('Retry-After')).toBe(String(minutes * 60));
    expect((await ask('eve')).status).not.toBe(429);

    await wait(minutes * 30_000);
    const later = await ask();
    expect([later.status, later.headers.get('Retry-After')]).toEqual([429, String(minutes * 30)]);
    await wait(minutes * 30_000);
    expect((await ask()).status).not.toBe(429);
  });
});
