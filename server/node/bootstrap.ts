import { signUpRules } from '#contract/auth.ts';
import { checkNewPassword } from '#server/auth/password.ts';
import { newToken } from '#server/auth/token.ts';
import type { Ports } from '#server/ports.ts';
import { createFirstStaff, hasStaff } from '#server/users/staff.ts';
import type { Environment } from './environment.ts';

/**
 * Makes the first staff account of an empty database and gives the line with its random password,
 * to be printed at once and never again; undefined when staff exist or ADMIN_PASSWORD was set.
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
  if (!made || admin.password !== undefined) return undefined;
  return `Staff sign-in, shown only once: user ${userName}, password ${password}`;
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
