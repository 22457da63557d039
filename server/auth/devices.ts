import { deviceMs } from '#contract/lifetimes.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';

const devicesMax = 10;

/** The eleventh device replaces the oldest. */
export async function addDevice(
  trx: Trx,
  userId: string,
  { random, at }: { random: Ports['random']; at: Date },
): Promise<string> {
  const token = newToken(random);
  await trx
    .deleteFrom('devices')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .offset(devicesMax - 1),
    )
    .execute();
  await trx
    .insertInto('devices')
    .values({
      id: crypto.randomUUID(),
      token_hash: hashToken(token),
      user_id: userId,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return token;
}

export async function stampDevice(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('devices')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetDevices(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
}

/** The id of a device of the account that is still known. */
export async function findOwnDevice(
  trx: Trx,
  userId: string,
  { device, at }: { device: string; at: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('devices')
    .select('id')
    .where('token_hash', '=', hashToken(device))
    .where('user_id', '=', userId)
    .where('last_used_at', '>', new Date(at.getTime() - deviceMs))
    .executeTakeFirst();
  return row?.id;
}
