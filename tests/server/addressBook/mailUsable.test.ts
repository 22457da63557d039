import { expect, test } from 'vitest';
import { mailUsable } from '#server/addressBook/mailUsable.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, inFours } from '#tests/support/people.ts';
import { bookStage, hourMs } from './bookStage.ts';

describeOnOneEngine('an address of a book', (engine) => {
  test('is mailed to its owner again when its wait is over, once', async () => {
    const { backend, add, remove, pass } = await bookStage(engine().db);
    await add();
    const { data } = (await add({ coin: 'ETH', address: addresses.ETH })).reply;
    await remove(data._id);
    const job = { db: backend.ports.db, clock: backend.clock.now };
    const usable = async () => {
      await mailUsable(job);
      const rows = backend.db
        .selectFrom('outbox')
        .select('body')
        .where('link_purpose', '=', 'not-me');
      return rows.where('subject', '=', 'Withdrawal address usable').execute();
    };
    await pass(24 * hourMs - 60_000);
    expect(await usable()).toEqual([]);
    await pass(60_000);
    const [mail, ...others] = await usable();
    expect(mail?.body).toContain(inFours(addresses.BTC));
    expect(others).toEqual([]);
    await pass(60_000);
    expect(await usable()).toHaveLength(1);
  });
});
