import { recoveryCodesMax } from '#contract/sizes.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

// Crockford's: no letter looks like another or like a digit. 10 of 32 letters are 50 bits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const letters = 10;

/** Replaces all codes of the account. Returns the new ones, which are not kept. */
export async function renewCodes(
  trx: Trx,
  { seal, random }: Pick<Ports, 'seal' | 'random'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMax }, () => newCode(random));
  await forgetCodes(trx, userId);
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        hash: seal.digest(textOf(userId, code)),
        seal_key: seal.name,
      })),
    )
    .execute();
  return codes;
}

/** False for a wrong code and for one that was used. */
export async function redeemCode(
  trx: Trx,
  { seal }: Pick<Ports, 'seal'>,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('hash', '=', seal.digest(textOf(userId, code)))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function forgetCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

function newCode(random: Ports['random']): string {
  const code = [...random(letters)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`;
}

// As people type it: in capitals, without the dash, and with letters that look alike.
const textOf = (userId: string, typed: string) => {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return `recovery code|${userId}|${code}`;
};
