import type { SecondFactor } from '#contract/secondFactor.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { isSetUp, readFactors } from '#server/platform/http/factors.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import type { Ports } from '#server/platform/ports.ts';
import { readPasskeys } from './passkeys.ts';

export const isRequired = ({ config }: Ports, { role }: Pick<SignedIn, 'role'>): boolean =>
  role === 'admin' && config.staffSecondFactor === 'required';

/** Whether the caller must set it up, and has. */
export async function readNeed(db: Db, ports: Ports, user: SignedIn) {
  const factors = await readFactors(db, user.userId);
  return { required: isRequired(ports, user), setUp: isSetUp(factors) };
}

export async function readSecondFactor(
  db: Db,
  ports: Ports,
  user: SignedIn,
): Promise<SecondFactor> {
  const factors = await readFactors(db, user.userId);
  return {
    passkeys: await readPasskeys(db, user.userId),
    authenticator: factors.authenticator,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    required: isRequired(ports, user),
    setUp: isSetUp(factors),
    passkeysOffered: ports.passkeys !== undefined,
  };
}

/** Errors: an Error when registered keys or codes depend on another setting than this server has. */
export async function checkKeys({ db, seal, passkeys }: Ports): Promise<void> {
  const sealed = await db
    .selectFrom('totp')
    .select('seal_key')
    .where('seal_key', '<>', seal.name)
    .union(
      db
        .selectFrom('recovery_codes')
        .select('seal_key')
        .where('seal_key', '<>', seal.name)
        .where('used_at', 'is', null),
    )
    .limit(1)
    .executeTakeFirst();
  if (sealed) {
    throw new Error(
      'SEAL_KEY_FILE is not the key that this database uses: put the file of its backup back.',
    );
  }
  if (!passkeys) return;
  const other = await db
    .selectFrom('passkeys')
    .select('relying_party')
    .where('relying_party', '<>', passkeys.relyingParty)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw new Error(
    `Passkeys are registered for ${other.relying_party}, and PUBLIC_URL or PASSKEY_RP_ID names ${passkeys.relyingParty}: correct it.`,
  );
}
