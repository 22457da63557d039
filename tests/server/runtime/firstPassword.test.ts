import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { ensureStaff } from '#server/runtime/bootstrap.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { describeOnOneEngine, emptyTables } from '#tests/support/engines.ts';
import { signIn } from '#tests/support/people.ts';

describeOnOneEngine('the first password of staff', (engine) => {
  test('is another one in every installation, and signs in', async () => {
    const { db } = engine();
    const passwords = new Set<string>();
    for (let installation = 0; installation < 5; installation += 1) {
      await emptyTables(db);
      const backend = await startBackend({ db });
      const line = await ensureStaff(backend.ports, readEnvironment({}));
      const [, password = ''] = /user admin, password (\S+)$/.exec(line ?? '') ?? [];
      expect(password.length).toBeGreaterThanOrEqual(20);
      await signIn(backend, 'admin', password);
      passwords.add(password);
    }
    expect(passwords.size).toBe(5);
  });
});
