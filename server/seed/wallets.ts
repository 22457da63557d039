import type { Coin } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordSample } from './people.ts';
import { sampleAddresses } from './sample.ts';

/** Dated before everything else, so that a wallet of staff stays the active one. */
export async function sampleWallets(
  trx: Trx,
  staffId: string,
  createdAt: Date,
): Promise<Record<Coin, string>> {
  return {
    BTC: await sampleWallet(trx, { coin: 'BTC', staffId }, createdAt),
    ETH: await sampleWallet(trx, { coin: 'ETH', staffId }, createdAt),
  };
}

async function sampleWallet(
  trx: Trx,
  { coin, staffId }: { coin: Coin; staffId: string },
  createdAt: Date,
) {
  const address = sampleAddresses[coin];
  const found = await trx
    .selectFrom('wallets')
    .select('id')
    .where('coin', '=', coin)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  if (found) return found.id;
  const id = crypto.randomUUID();
  await trx
    .insertInto('wallets')
    .values({
      ...{ id, coin, address, qr_file_id: null, added_by: staffId, created_at: createdAt },
      ...{ status: 'approved', active_from: createdAt },
    })
    .execute();
  const details = { coin, activeBefore: null, activeAfter: address };
  const entry = { at: createdAt, staffId, action: 'wallet.add', kind: 'wallet', id } as const;
  await recordSample(trx, { ...entry, details });
  return id;
}
