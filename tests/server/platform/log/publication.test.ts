import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { findCheckpoint, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { cosignedAt } from '#contract/proof/cosigned.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { newLogKey, openLogKey } from '#server/platform/log/logKey.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';
import { memoryKeeping } from './memoryKeeping.ts';
import { startWitness } from './witness.ts';

const minuteMs = 60_000;

describeOnOneEngine('a head of the log', (engine) => {
  test('that is late or was not published is a notice for staff', async () => {
    const { keeping } = memoryKeeping();
    const full = async () => Promise.reject(new Error('no space left'));
    const backend = await startBackend({
      db: engine().db,
      config: { logHeadMs: minuteMs },
      logKeeping: { ...keeping, publish: full },
    });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const notices = async () => {
      const { reply } = await callApi(backend, calls.overview.read, { token: grace.token });
      return reply.data.logNotices;
    };
    await expect(keepLog(backend.ports)).rejects.toThrow('head not published');
    expect(await notices()).toEqual([expect.stringContaining('no space left')]);
    backend.ports.health.logUnpublished = undefined;
    await deposit(backend, ada);
    await appendQueued(backend.ports.db);
    await backend.advance(5 * minuteMs);
    expect(await notices()).toEqual([
      expect.stringContaining('newest lines have waited 5 minutes'),
    ]);
    const kept = { ...backend.ports, logKeeping: keeping };
    await keepLog(kept);
    expect(await notices()).toEqual([]);
    // The head is old now, and the first line after it is new.
    await backend.advance(10 * minuteMs);
    await deposit(backend, ada);
    await appendQueued(backend.ports.db);
    expect(await notices()).toEqual([]);
  });

  test('is at the end of each mail, in its text and in its HTML', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await keepLog(backend.ports);
    await fund(backend, ada, grace);
    backend.mails.length = 0;
    await sendDueMails(backend.ports);
    const mail = backend.mails.find(({ to }) => to === 'ada@investor.example');
    const { reply } = await callApi(backend, calls.log.checkpoint);
    const note = await reply.text();
    expect(mail?.text).toContain(`${note}\n-- \n`);
    const sizes = [mail?.text, mail?.html?.replace(/<[^>]+>/g, '\n')].map(
      (text) => findCheckpoint(text ?? '')?.size,
    );
    expect(sizes).toEqual([parseCheckpoint(note)?.size, parseCheckpoint(note)?.size]);
  });

  test('is cosigned by a witness, also by one that has seen others before', async () => {
    const logKey = await openLogKey(await newLogKey());
    const name = 'localhost:3000/log';
    const { witness, statuses, stop } = await startWitness(() => ({
      name,
      kind: 1,
      publicKey: logKey.publicKey,
    }));
    const config = { logHeadMs: minuteMs, logOrigin: name, logWitnesses: [witness] };
    const backend = await startBackend({ db: engine().db, logKey, config });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await keepLog(backend.ports);
    const heads = async () => (await callApi(backend, calls.log.heads)).reply;
    const cosigned = async () => {
      const { reply } = await callApi(backend, calls.log.checkpoint);
      const checkpoint = parseCheckpoint(await reply.text());
      return checkpoint && cosignedAt(checkpoint, witness.key);
    };
    expect((await heads()).cosigners).toEqual(['witness.example/w1']);
    expect(await cosigned()).toBe(1_772_442_000n);

    // Another process does not know what the witness has seen, and learns it from the answer.
    await deposit(backend, ada);
    await backend.advance(minuteMs);
    const other = await startBackend({
      db: engine().db,
      clock: backend.clock,
      logKey,
      config: { ...config, logWitnesses: [{ ...witness }] },
    });
    await keepLog(other.ports);
    expect(statuses).toEqual([200, 409, 200]);
    expect(await cosigned()).toBe(1_772_442_000n);

    await stop();
    await deposit(backend, ada, '600');
    await backend.advance(minuteMs);
    await expect(keepLog(backend.ports)).rejects.toThrow('witness did not sign');
    // The head is signed all the same, without the witness.
    expect(await heads()).toMatchObject({ witnesses: ['witness.example/w1'], cosigners: [] });
    const noticesOf = async () => {
      const { reply } = await callApi(backend, calls.overview.read, { token: grace.token });
      return reply.data.logNotices.join(' ');
    };
    expect(await noticesOf()).toBe('');
    await backend.advance(2 * minuteMs);
    expect(await noticesOf()).toContain('witness.example/w1 has not signed');
  });
});
