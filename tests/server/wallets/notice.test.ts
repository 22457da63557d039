import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  inFours,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';

const otherAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

/** As a mail shows it: an address in groups of four. */
const shown = (text = '') => (text.includes(' ') || text === 'none' ? text : inFours(text));

describeOnOneEngine('a change of a receiving address', (engine) => {
  const start = async () => {
    const backend = await startBackend({ db: engine().db });
    return { backend, grace: await staff(backend) };
  };
  const add = (backend: Backend, { token }: Person, walletAdd: string) =>
    callApi(backend, calls.wallets.add, { token, body: { walletAdd, walletType: 'btc' } });
  const remove = (
    backend: Backend,
    { token }: Person,
    [walletId, next]: [string, ('previous' | 'pause')?],
  ) =>
    callApi(backend, calls.wallets.remove, {
      token,
      params: { walletId },
      query: next ? { next } : {},
    });

  test('is mailed to every active staff member, with both addresses (S-322)', async () => {
    const { backend, grace } = await start();
    await staff(backend, 'alan');
    const gone = await backend.addStaff('gone');
    const closed = { status: 'closed' } as const;
    await changeAudited(
      backend.db,
      (trx) => trx.updateTable('users').set(closed).where('id', '=', gone).execute(),
      { kind: 'user', id: gone },
    );
    await investor(backend);
    const first = await addWallet(backend, grace);
    backend.clock.advance(60_000);
    const second = await add(backend, grace, otherAddress);
    await remove(backend, grace, [second.reply.data._id, 'previous']);
    await remove(backend, grace, [first, 'pause']);

    const mails = await backend.db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('subject', '=', 'Bitcoin deposit address changed')
      .orderBy('created_at')
      .execute();
    const changes = [
      ['none', walletAddresses.BTC],
      [walletAddresses.BTC, otherAddress],
      [otherAddress, walletAddresses.BTC],
      [walletAddresses.BTC, 'none, so that deposits of this coin are not possible'],
    ];
    expect(mails).toHaveLength(changes.length * 2);
    for (const [before, after] of changes) {
      const told = mails.filter(
        ({ body }) =>
          body.includes(`Old address: ${shown(before)}\n`) &&
          body.includes(`New address: ${shown(after)}\n`),
      );
      expect(told.map(({ recipient }) => recipient).sort()).toEqual([
        'alan@staff.example',
        'grace@staff.example',
      ]);
    }
    expect(mails[0]?.body).toContain('grace of staff changed the address');
    expect(mails[0]?.body).toContain('When: 2 Mar 2026, 09:00 UTC');
  });

  test('sends no mail when an inactive wallet is retired', async () => {
    const { backend, grace } = await start();
    const first = await addWallet(backend, grace);
    backend.clock.advance(1000);
    await add(backend, grace, otherAddress);
    await backend.db.deleteFrom('outbox').execute();
    await remove(backend, grace, [first]);
    expect(await backend.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('leaves a line in the audit log', async () => {
    const { backend, grace } = await start();
    const id = await addWallet(backend, grace);
    await remove(backend, grace, [id, 'pause']);
    const lines = await backend.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'target_kind', 'target_id', 'details'])
      .orderBy('seq')
      .execute();
    const shared = { actor_id: grace.user._id, target_kind: 'wallet', target_id: id };
    expect(lines).toEqual([
      {
        ...shared,
        action: 'wallet.add',
        details: { coin: 'BTC', activeBefore: null, activeAfter: walletAddresses.BTC },
      },
      {
        ...shared,
        action: 'wallet.retire',
        details: {
          coin: 'BTC',
          address: walletAddresses.BTC,
          next: 'pause',
          activeBefore: walletAddresses.BTC,
          activeAfter: null,
        },
      },
    ]);
  });
});
