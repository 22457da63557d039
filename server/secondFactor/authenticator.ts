import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { secretBytes } from './totp.ts';
import { about, type Typed, typedStep } from './typedStep.ts';

/** Keeps a new secret that waits for its first code. Undefined when one counts already. */
export async function startAuthenticator(
  trx: Trx,
  { seal, random }: Pick<Ports, 'seal' | 'random'>,
  userId: string,
): Promise<Uint8Array | undefined> {
  const secret = random(secretBytes);
  const kept = { secret_sealed: await seal.seal(secret, about(userId)), seal_key: seal.name };
  const row = await trx
    .insertInto('totp')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(kept).where('totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && secret;
}

/** Each code once: of two requests with the same code, one gets false. */
export async function redeemAppCode(
  trx: Trx,
  ports: Ports,
  { userId, code, at }: Typed,
): Promise<boolean> {
  const step = await typedStep(trx, ports, { userId, code, at, confirmed: true });
  if (step === undefined) return false;
  const used = await trx
    .updateTable('totp')
    .set({ last_step: BigInt(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', BigInt(step))
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The first code, from which on the app counts. */
export async function confirmAuthenticator(
  trx: Trx,
  ports: Ports,
  { userId, code, at }: Typed,
): Promise<boolean> {
  const step = await typedStep(trx, ports, { userId, code, at, confirmed: false });
  if (step === undefined) return false;
  await trx
    .updateTable('totp')
    .set({ last_step: BigInt(step), confirmed_at: at })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

export async function removeAuthenticator(trx: Trx, userId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}
