import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { builtServer, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames, quickestEngine } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  run,
  startServer,
} from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

describe.each(engineNames)('starting on %s', (engine) => {
  let place: Installation;
  beforeEach(async () => {
    place = await install(engine);
  });

  test('the first start prints address and staff password, the second no password', async () => {
    place = await install(engine, 'none');
    const first = await startServer(place.variables);
    const [, userName = '', password = ''] = await first.child.heard(
      /Staff sign-in, shown only once: user (\S+), password (\S+)/,
    );
    expect(userName).toBe('admin');
    const { user } = await signIn(first, userName, password);
    expect(user).toMatchObject({ isAdmin: true, email: 'admin@localhost' });
    expect(await first.child.terminate()).toBe(0);

    const second = await startServer(place.variables);
    await signIn(second, userName, password);
    expect(await second.child.terminate()).toBe(0);
    expect(second.child.lines.join('\n')).not.toMatch(/password|sign-in/i);
    expect([...first.child.errors, ...second.child.errors]).toEqual([]);
  });

  // The rules of the account are checked before a database is asked.
  const testOnOne = test.runIf(engine === quickestEngine);

  testOnOne('ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL make the staff account', async () => {
    const server = await startServer({ ...place.variables, ...grace });
    const { user } = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
    expect(user).toMatchObject({ userName: 'grace', email: grace.ADMIN_EMAIL, isAdmin: true });
    expect(await server.child.terminate()).toBe(0);
    expect(server.child.lines.join('\n')).not.toContain(grace.ADMIN_PASSWORD);

    // The variables are ignored once staff exist.
    const again = { ...grace, ADMIN_USERNAME: 'mallory', ADMIN_PASSWORD: 'OtherWords#88' };
    const second = await startServer({ ...place.variables, ...again });
    const { status } = await callApi(second, calls.auth.signIn, {
      body: { userName: 'mallory', password: again.ADMIN_PASSWORD },
    });
    expect(status).toBe(401);
    await second.child.terminate();
  });

  testOnOne('an ADMIN_PASSWORD that breaks the rules refuses to start', async () => {
    const broken = { 'short#1': /8 characters/, NoSpecial12: /special/, 'password1!': /common/ };
    for (const [password, reason] of Object.entries(broken)) {
      const refused = run(builtServer, { ...place.variables, ADMIN_PASSWORD: password });
      expect(await refused.ended()).toBe(1);
      expect(refused.lines).toEqual([]);
      expect(refused.errors).toEqual([expect.stringMatching(/ADMIN_PASSWORD .*cannot be used/)]);
      expect(refused.errors[0]).toMatch(reason);
    }
  });

  testOnOne(
    'a start that fails after creating the staff account has printed its password',
    async () => {
      const listener = createServer().listen(0, '127.0.0.1');
      await once(listener, 'listening');
      const { port } = listener.address() as AddressInfo;
      const refused = run(builtServer, { ...place.variables, PORT: String(port) });
      expect(await refused.ended()).toBe(1);
      listener.close();
      const [, password = ''] = await refused.heard(/user admin, password (\S+)/);

      const server = await startServer(place.variables);
      await signIn(server, 'admin', password);
      await server.child.terminate();
    },
  );
});
