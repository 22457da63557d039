import { signUpRules } from '#contract/auth.ts';
import { checkNewPassword } from '#server/auth/password.ts';
import { newToken } from '#server/auth/token.ts';
import type { Ports } from '#server/ports.ts';
import { createFirstStaff, hasStaff } from '#server/users/staff.ts';
import type { Environment } from './environment.ts';

/**
 * Makes the first staff account of an empty database and gives the random password to print once;
 * undefined when staff exist or the password came from ADMIN_PASSWORD.
 * Errors: a sentence when ADMIN_USERNAME, ADMIN_PASSWORD or ADMIN_EMAIL break the rules.
 */
export async function ensureStaff(
  ports: Ports,
  admin: Environment['admin'],
): Promise<string | undefined> {
  if (await hasStaff(ports.db)) return undefined;
  const password =
    admin.password ?? `${newToken(ports.random).replace(/[-_]/g, '').slice(0, 20)}#7`;
  await checkAdmin({ ...admin, password });
  const passwordHash = await ports.hashPassword(password);
  const { userName, email } = admin;
  const staff = { userName, fullName: userName, email, passwordHash };
  const made = await createFirstStaff(ports.db, staff, ports.clock());
  return made && admin.password === undefined ? password : undefined;
}

async function checkAdmin({
  userName,
  email,
  password,
}: Environment['admin'] & { password: string }) {
  try {
    const confirmPassword = password;
    // The rules ask for an address with a dot; a local demo's admin@localhost has none.
    const checked = email.endsWith('@localhost') ? `${email}.local` : email;
    await signUpRules.validate({
      fullName: userName,
      userName,
      email: checked,
      password,
      confirmPassword,
    });
    checkNewPassword(password, 'password');
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new Error(`ADMIN_USERNAME, ADMIN_PASSWORD or ADMIN_EMAIL cannot be used: ${sentence}`);
  }
}
