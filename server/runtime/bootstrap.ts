import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signUpRules } from '#contract/auth.ts';
import { operatorLink } from '#server/auth/mailInvitation.ts';
import { checkNewPassword } from '#server/auth/password.ts';
import type { Ports } from '#server/platform/ports.ts';
import { newToken } from '#server/platform/tokens/token.ts';
import { createFirstStaff, hasStaff } from '#server/staff/staff.ts';
import type { Environment } from './environment.ts';

type StaffOptions = Pick<Environment, 'admin' | 'demo' | 'dataDir'>;

/**
 * Returns the line to print: in demo mode a random password, in production the path of a one-time
 * link. Undefined when staff exist or ADMIN_PASSWORD is set. Errors: missing or invalid ADMIN_
 * variables.
 */
export async function ensureStaff(
  ports: Ports,
  { admin, demo, dataDir }: StaffOptions,
): Promise<string | undefined> {
  if (await hasStaff(ports.db)) return undefined;
  if (!demo) requireProductionAdmin(admin);
  const password =
    admin.password ?? `${newToken(ports.random).replace(/[-_]/g, '').slice(0, 20)}#7`;
  await checkAdmin({ ...admin, password });
  // In production no one knows this password: the link sets the first one.
  const passwordHash = await ports.hashPassword(password);
  const { userName, email } = admin;
  const staff = { userName, fullName: userName, email, passwordHash };
  const at = ports.clock();
  if (demo) {
    const isCreated = await createFirstStaff(ports.db, staff, at);
    if (!isCreated || admin.password !== undefined) return undefined;
    return `Staff sign-in, shown only once: user ${userName}, password ${password}`;
  }
  let path = '';
  const isCreated = await createFirstStaff(
    ports.db,
    {
      ...staff,
      onCreated: async (trx, id) => {
        const link = await operatorLink(ports, trx, { staff: { id, email }, at });
        path = await writeFirstLink(dataDir, link);
      },
    },
    at,
  );
  return isCreated
    ? `First staff sign-in: open the link in ${path} within three days to set the password of ${userName}.`
    : undefined;
}

function requireProductionAdmin({ userName, password, email }: Environment['admin']): void {
  const errors = [
    userName.toLowerCase() === 'admin' &&
      'ADMIN_USERNAME is not set: production needs a name for the first staff account, other than admin.',
    email.endsWith('@localhost') &&
      'ADMIN_EMAIL is not set: production needs the address of the first staff account.',
    password !== undefined &&
      'ADMIN_PASSWORD is for demo mode: unset it, production writes a one-time link to DATA_DIR instead.',
  ].filter((error) => error !== false);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function checkAdmin({
  userName,
  email,
  password,
}: Environment['admin'] & { password: string }) {
  try {
    const confirmPassword = password;
    // The rules require a dot in the address, which a local demo's admin@localhost does not have.
    const checkedEmail = email.endsWith('@localhost') ? `${email}.local` : email;
    await signUpRules.validate({
      fullName: userName,
      userName,
      email: checkedEmail,
      password,
      confirmPassword,
    });
    checkNewPassword(password, 'password');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`ADMIN_USERNAME, ADMIN_PASSWORD or ADMIN_EMAIL cannot be used: ${reason}`);
  }
}

/** Only its owner can read the file. Errors: an Error when the directory is not writable. */
async function writeFirstLink(dataDir: string, link: string): Promise<string> {
  const path = resolve(join(dataDir, 'first-sign-in.txt'));
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // Writing to an existing file would keep its mode, so remove it first.
    await rm(path, { force: true });
    await writeFile(path, `${link}\n`, { mode: 0o600, flag: 'wx' });
    return path;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new Error(
      `The link of the first sign-in cannot be written to ${path} (${code}): correct DATA_DIR.`,
    );
  }
}
