import { dayMs } from '#contract/time.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Ports } from '#server/platform/ports.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';

const atOnce = 20;

// The process serves requests in between.
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Derives every address of every key again, once a day. One that its key does not derive was changed in
 * the database: coin sent there is not ours. All staff get a mail, and quotes refuse it.
 */
export async function checkAddresses(ports: Ports): Promise<void> {
  const { db, keys, clock, log } = ports;
  if (!keys) return;
  const lease = { name: 'addresses of keys', everyMs: dayMs - 60_000 };
  if (!(await acquireLease(db, lease, clock())).ours) return;
  const wallets = await db
    .selectFrom('wallets')
    .select(['id', 'coin', 'account_key', 'address'])
    .where('kind', '=', 'key')
    .execute();
  const wrong: string[] = [];
  for (const { id, coin, account_key: key, address } of wallets) {
    const derived = (index: number, branch: 0 | 1) =>
      keys.derive(coin, key ?? '', { branch, index }).address;
    if (derived(0, 0) !== address) wrong.push(address);
    for (let after = ''; ; ) {
      let rows = db
        .selectFrom('receiving_addresses')
        .select(['id', 'branch', 'index', 'address'])
        .where('wallet_id', '=', id)
        .orderBy('id')
        .limit(atOnce);
      if (after) rows = rows.where('id', '>', after);
      const batch = await rows.execute();
      for (const { branch, index, address: issued } of batch) {
        if (derived(index ?? 0, branch === 1 ? 1 : 0) !== issued) wrong.push(issued);
      }
      after = batch.at(-1)?.id ?? '';
      if (batch.length < atOnce) break;
      await pause();
    }
  }
  if (wrong.length > 0) {
    log('error', 'addresses that their keys do not derive', { addresses: wrong });
    await warnStaff(ports, wrong);
  }
}

const warnStaff = ({ db, clock }: Ports, wrong: readonly string[]): Promise<void> =>
  db.transaction().execute((trx) =>
    noticeToStaff(trx, {
      subject: 'Deposit addresses that are not ours',
      summary:
        'Someone changed the database: these deposit addresses do not belong to our keys. New quotes do not use them.',
      advice: 'Pause deposits under Settings, and tell who runs this server at once.',
      rows: wrong.slice(0, 20).map((address) => ['Address', address, 'code'] as const),
      at: clock(),
    }),
  );
