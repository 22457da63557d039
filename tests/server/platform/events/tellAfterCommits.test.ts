import { expect, test, vi } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';

describeOnOneEngine('a commit outside a call', (engine) => {
  const commit = async (work: (trx: Trx, at: Date) => Promise<unknown>) => {
    const { db, nudges, clock } = (await startBackend({ db: engine().db })).ports;
    const heard = vi.fn();
    nudges.listen(heard);
    const outcome = await db
      .transaction()
      .execute((trx) => work(trx, clock()))
      .catch((error: Error) => error.message);
    return { heard: heard.mock.calls.length, outcome };
  };
  const record = (trx: Trx, at: Date) => {
    const subject = { kind: 'deposit', id: crypto.randomUUID() } as const;
    return recordEvent(trx, { kind: 'deposit.chain', subject }, at);
  };

  test('wakes the readers of events at once, if it has one', async () => {
    expect(await commit(record)).toMatchObject({ heard: 1 });
    expect(await commit((trx) => trx.selectFrom('events').execute())).toMatchObject({ heard: 0 });
  });

  test('does not wake them when it is undone', async () => {
    const undone = await commit(async (trx, at) => {
      await record(trx, at);
      throw new Error('The work failed.');
    });
    expect(undone).toEqual({ heard: 0, outcome: 'The work failed.' });
  });
});
