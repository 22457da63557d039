import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, type Person, staff } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';
import { commandCases } from './commandCases.ts';

const here = screens();
let grace: Person;
let ada: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  storeSession(grace.token, grace.user);
});

test('every command has its case', () => {
  expect(commandCases.map(({ name }) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
});

const staffOnly = { status: 403, message: 'Only staff can do this.' };

describe.each(commandCases)('$name', ({ ready, done, again, refusal = staffOnly }) => {
  test('returns the server’s message; a repeat of a finished command is a conflict', async () => {
    const give = await ready({ backend: here.backend, grace, ada });
    expect((await give()).message).toMatch(done);
    if (!again) return;
    await expect(give()).rejects.toMatchObject({
      status: 409,
      message: typeof again === 'string' ? again : expect.stringMatching(again),
    });
  });

  test('is refused to a non-staff session, even with a forged flag in storage', async () => {
    const give = await ready({ backend: here.backend, grace, ada });
    const linesOf = async () =>
      (await callApi(here.backend, calls.audit.list, { token: grace.token })).reply.data.length;
    const lines = await linesOf();
    const bob = await investor(here.backend, 'bob');
    storeSession(bob.token, { ...bob.user, isAdmin: true });
    await expect(give()).rejects.toMatchObject(refusal);
    expect(await linesOf()).toBe(lines);
  });

  test('without a reply throws a NetworkError', async () => {
    const give = await ready({ backend: here.backend, grace, ada });
    here.network.use(http.all('*/backend/*', () => Response.error()));
    await expect(give()).rejects.toMatchObject({
      name: 'NetworkError',
      message: expect.stringMatching(/^No answer from the server/),
    });
  });
});
