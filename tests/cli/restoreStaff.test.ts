import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { builtRestoreStaff, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, run, startServer } from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

beforeAll(ensureBuilt);

const newPassword = 'BackInHarbour#4';

test.each(engineNames)(
  'restore:staff on %s prints a link that sets the password',
  async (name) => {
    const place = await install(name);
    const first = await startServer({ ...place.variables, ...grace });
    if (name === 'PGlite') {
      const refused = run(builtRestoreStaff, place.variables, ['grace']);
      expect(await refused.ended()).toBe(1);
      expect(refused.errors).toEqual([expect.stringMatching(/is in use by process/)]);
    }
    await first.child.terminate();
    const { db, close } = await place.open();
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await changeAudited(
      db,
      async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx);
        await trx.updateTable('users').set({ status: 'suspended' }).execute();
        await sql`SET LOCAL session_replication_role = DEFAULT`.execute(trx);
      },
      { kind: 'user', id },
    );
    await close();

    const unknown = run(builtRestoreStaff, place.variables, ['nemo']);
    expect(await unknown.ended()).toBe(1);
    expect(unknown.errors).toEqual(['No account has the user name nemo: nothing was changed.']);
    const restored = run(builtRestoreStaff, place.variables, ['grace']);
    expect(await restored.ended()).toBe(0);
    expect(restored.lines[0]).toBe(
      'grace is active staff again. All staff are mailed, and the log has it.',
    );
    const [, token = ''] = restored.lines[1]?.split('#') ?? [];

    const server = await startServer(place.variables);
    const body = { token, newPassword, confirmPassword: newPassword };
    expect((await callApi(server, calls.auth.resetPassword, { body })).status).toBe(200);
    expect((await signIn(server, 'grace', newPassword)).user.isAdmin).toBe(true);
    await server.child.terminate();
  },
  patience(60_000),
);
