import { readFile, writeFile } from 'node:fs/promises';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SigningKey } from '#server/approvals/evidence/readSigningKeys.ts';

const head = '# credential  user  from  public key  site  name';

/**
 * One key a line, to be kept apart from the server and its backups. It is written for its owner only.
 * Errors: the file exists.
 */
export async function writeKeys(file: string, keys: readonly SigningKey[]): Promise<void> {
  const lines = keys
    .filter(({ removedAt }) => removedAt === null)
    .map((key) =>
      [
        ...[key.credential, key.userId, key.countsFrom.toISOString()],
        ...[bytesToHex(key.publicKey), key.relyingParty, key.name],
      ].join(' '),
    );
  await writeFile(file, `${[head, ...lines].join('\n')}\n`, { flag: 'wx', mode: 0o600 });
}

/**
 * The keys of a list; the times of a removal and of a reset are those of the database, which never free staff from
 * signing without a reset by two others. Errors: a line that cannot be read.
 */
export async function readKeys(file: string, known: readonly SigningKey[]): Promise<SigningKey[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [credential = '', userId = '', from = '', publicKey = '', site, ...name] =
        line.split(' ');
      const countsFrom = new Date(from);
      if (!site || Number.isNaN(countsFrom.getTime()) || !/^([0-9a-f]{2})+$/.test(publicKey)) {
        throw new Error(`${file} has a line that cannot be read: ${line}`);
      }
      const { removedAt = null, resetAt = null } =
        known.find((key) => key.credential === credential) ?? {};
      const shown = { relyingParty: site, name: name.join(' ') };
      return {
        credential,
        userId,
        countsFrom,
        publicKey: hexToBytes(publicKey),
        removedAt,
        resetAt,
        ...shown,
      };
    });
}
