import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import type { Letter } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { calledBy, setStage } from './callers.ts';
import { overhear } from './personal.ts';
import { rows } from './rows.ts';
import { samples } from './samples.ts';

/** A mail server that rejects a mail and names its recipient. */
const refusing = async ({ to }: Letter) => {
  throw new Error(`550 5.1.1 <${to}>: Recipient address rejected: ${to.toUpperCase()} unknown`);
};

describeOnOneEngine('the log repeats nothing that people sent', (engine) => {
  test('when a call fails unexpectedly', async () => {
    const backend = await startBackend({ db: engine().db });
    const stage = await setStage(backend);
    const { lines, leaks } = overhear(backend);
    const broken = () => Promise.reject(new Error('The worker has ended.'));
    Object.assign(backend.ports, { hashPassword: broken, verifyPassword: broken, images: {} });
    for (const name of ['auth.signIn', 'auth.signUp', 'auth.reauthenticate', 'deposits.create']) {
      const [, call] = rows.find(([known]) => known === name) ?? [];
      if (!call) throw new Error(`The contract has no ${name}.`);
      const sent = await samples[name]?.request(calledBy(stage, stage.ada));
      const { status } = await callApi(backend, call, { ...sent, token: stage.ada.token } as never);
      expect([name, status]).toEqual([name, 500]);
    }
    expect(lines.filter((line) => line.includes('unexpected failure'))).toHaveLength(4);
    expect(leaks()).toEqual([]);
  });

  test('when a mail server refuses a recipient by name', async () => {
    const backend = await startBackend({ db: engine().db });
    const { lines, leaks } = overhear(backend);
    await setStage(backend);
    const refused = await sendDueMails({ ...backend.ports, mailer: refusing });
    expect(refused).toBeGreaterThan(0);
    const said = lines.filter((line) => line.includes('mail not sent'));
    expect(said).toHaveLength(refused);
    for (const line of said) {
      expect(line).toContain(
        '550 5.1.1 <[address]>: Recipient address rejected: [address] unknown',
      );
    }
    expect(lines.filter((line) => line.includes('@'))).toEqual([]);
    expect(leaks()).toEqual([]);
  });
});
