import { deviceMs } from '#contract/lifetimes.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';

const devicesMax = 10;

/** A sign-in as its body names it: `device` is the token of an earlier one. */
interface Named {
  userName?: string;
  device?: string;
}

/** The id of the known device in the body of a sign-in; undefined when it is not one of that account. */
export async function findDevice(db: Db, body: unknown, at: Date): Promise<string | undefined> {
  const { userName, device } = (body ?? {}) as Named;
  if (!userName || !device) return undefined;
  const found = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('token_hash', '=', hashToken(device))
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', userName.toLowerCase())
    .where('last_used_at', '>', new Date(at.getTime() - deviceMs))
    .executeTakeFirst();
  return found?.id;
}

/** Remembers a new device of a user and gives its token; the eleventh replaces the oldest. */
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

/** Notes that a known device was used; false when it was forgotten since. */
export async function stampDevice(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('devices')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the devices of a user: after a new password, a suspension and with a closed account. */
export async function forgetDevices(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
}
