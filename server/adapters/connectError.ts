import type { Client } from 'pg';

const messages: Readonly<Record<string, string>> = {
  ENOTFOUND: '{at} cannot be found: correct the host in DATABASE_URL.',
  EAI_AGAIN: '{at} cannot be looked up: correct the host in DATABASE_URL or fix the DNS.',
  ECONNREFUSED:
    '{at} refused the connection: start it or correct the host and port in DATABASE_URL.',
  ENOENT: '{at} has no socket: start it or correct the host in DATABASE_URL.',
  ETIMEDOUT: '{at} did not answer: correct the host and port in DATABASE_URL or open the firewall.',
  EHOSTUNREACH: '{at} cannot be reached: correct the host in DATABASE_URL or the network.',
  '28P01': '{at} refused the password of user "{user}": correct DATABASE_URL.',
  '28000': '{at} does not let user "{user}" in: correct DATABASE_URL or pg_hba.conf.',
  '3D000': '{at} has no database "{database}": create it or correct DATABASE_URL.',
  '42501': '{at} does not let user "{user}" use database "{database}": grant CONNECT.',
  '53300': '{at} has no free connection: raise max_connections or stop other clients.',
  '57P03': '{at} is still starting or shutting down: try again in a moment.',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(message)) return 'ETIMEDOUT';
  if (/password must be a string|no password/i.test(message)) return '28P01';
  return code;
}

export type UrlSetting = 'DATABASE_URL' | 'MIGRATE_URL';

/** Has no cause: the driver's error about a malformed URL contains the password. */
export function connectError(
  error: unknown,
  client: Client | undefined,
  setting: UrlSetting,
): Error {
  return new Error(textOf(error, client).replaceAll('DATABASE_URL', setting));
}

function textOf(error: unknown, client: Client | undefined): string {
  if (!client) {
    return 'DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.';
  }
  const { host, port, user = '', database = '' } = client;
  const at = host.startsWith('/') ? `PostgreSQL in ${host}` : `PostgreSQL at ${host}:${port}`;
  const template = messages[reason(error)];
  if (!template) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${at} could not be used (${message}): check DATABASE_URL.`;
  }
  return template.replace('{at}', at).replace('{user}', user).replace('{database}', database);
}
