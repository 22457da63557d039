import { deviceMs } from '#contract/lifetimes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { hashToken } from '#server/platform/tokens/token.ts';

interface SignInBody {
  userName?: string;
  device?: string;
}

export async function findDevice(db: Db, body: unknown, at: Date): Promise<string | undefined> {
  const { userName, device } = (body ?? {}) as SignInBody;
  if (!userName || !device) return undefined;
  const row = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.id')
    .where('token_hash', '=', hashToken(device))
    .where(({ fn }) => fn<string>('lower', ['user_name']), '=', userName.toLowerCase())
    .where('last_used_at', '>', new Date(at.getTime() - deviceMs))
    .executeTakeFirst();
  return row?.id;
}
