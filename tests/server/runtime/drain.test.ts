import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { listenTo } from '#tests/server/events/listenTo.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';
import { investorPassword, signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

// Well below the time for which clients keep an idle connection open.
const drainMs = 5_000;

const registration = (userName: string) => ({
  userName,
  fullName: userName,
  email: `${userName}@investor.example`,
  password: investorPassword,
  confirmPassword: investorPassword,
});

/** A call that the server has begun, and whose body is still to come. */
async function beginRegistration(url: string): Promise<ClientRequest> {
  const begun = request(`${url}/backend${calls.auth.signUp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  return begun;
}

test.each(engineNames)(
  'SIGTERM finishes what was begun, and a restart on %s has all of it',
  async (engine) => {
    const place = await install(engine);
    const server = await startServer({ ...place.variables, ...grace });
    const register = async (userName: string) => {
      const { status } = await callApi(server, calls.auth.signUp, { body: registration(userName) });
      return { userName, status };
    };
    const { token } = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
    const names = Array.from({ length: 20 }, (_, index) => `ada${index}`);
    const answers = names.map((name) =>
      register(name).catch(() => ({ userName: name, status: 0 })),
    );
    await Promise.any(answers);
    const listener = await listenTo(server, token);
    expect(listener.status).toBe(200);
    const begun = await beginRegistration(server.url);
    const askedMs = performance.now();
    const ending = server.child.terminate();
    await vi.waitFor(() => expect(fetch(server.url)).rejects.toThrow(), { timeout: drainMs });
    begun.end(JSON.stringify(registration('late')));
    const [late] = (await once(begun, 'response')) as [IncomingMessage];
    expect(late.resume().statusCode).toBe(200);
    const exitCode = await ending;
    expect(performance.now() - askedMs).toBeLessThan(drainMs);
    expect(exitCode).toBe(0);
    // A stream of events never ends, so the server ends it first.
    expect(await listener.next()).toBeUndefined();
    const ended = await Promise.all(answers);
    // Accepted requests were answered, if only by 503 on a slow machine; later ones got a closed connection.
    expect(ended.filter(({ status }) => ![200, 503, 0].includes(status))).toEqual([]);
    expect(ended.some(({ status }) => status === 200)).toBe(true);
    expect(server.child.errors).toEqual([]);

    const again = await startServer(place.variables);
    const staff = await signIn(again, 'grace', grace.ADMIN_PASSWORD);
    const { reply } = await callApi(again, calls.users.list, {
      token: staff.token,
      query: { range: [0, 99] },
    });
    const there = new Set(reply.data.map(({ userName }) => userName));
    const answered = [{ userName: 'late' }, ...ended.filter(({ status }) => status === 200)];
    expect(answered.filter(({ userName }) => !there.has(userName))).toEqual([]);
    expect(await again.child.terminate()).toBe(0);
    expect(await place.brokenInvariants()).toEqual([]);
  },
);
