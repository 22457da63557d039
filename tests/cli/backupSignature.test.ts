import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { verifyingKey } from '#cli/backup/key.ts';
import { inspect } from '#cli/backup/readBackup.ts';
import { builtRestore, ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { type Installation, install } from '#tests/support/installation.ts';
import { command, installBackup, installWithKey, keyIn } from './backups.ts';

beforeAll(ensureBuilt);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Changes the rows of a backup and makes each digest in it again, as a forger without the key would. */
function forged(text: string, change: (rows: string) => string): string {
  const lines = change(text).split('\n').slice(0, -1);
  let rows = '';
  let marks = '';
  const made = lines.map((line) => {
    if (!line.startsWith('#')) {
      rows += `${line}\n`;
      return line;
    }
    const mark = JSON.parse(line.slice(1));
    if ('rows' in mark) mark.sha256 = sha256(rows);
    if ('tables' in mark) mark.sha256 = sha256(marks);
    rows = '';
    const again = `#${JSON.stringify(mark)}`;
    marks += `${again}\n`;
    return again;
  });
  return `${made.join('\n')}\n`;
}

let source: Installation;
let file = '';
beforeAll(async () => {
  ({ source, file } = await installBackup(quickestEngine));
});

test('a backup is refused when it was cut off or changed, and leaves nothing behind', async () => {
  const key = await verifyingKey(keyIn(source));
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const damaged = {
    'cut.gz': whole.subarray(0, whole.length - 20),
    'short.gz': gzipSync(text.slice(0, text.lastIndexOf('\n#{"tables"'))),
    'changed.gz': gzipSync(text.replace('"amount_cents":50000', '"amount_cents":90000')),
    'row.gz': gzipSync(text.replace(/\n\{"id":[^\n]*"deposit"[^\n]*/, '')),
    'longer.gz': gzipSync(`${text}{"id":"1"}\n`),
    'other.gz': gzipSync('hello\n'),
    'plain.gz': Buffer.from('hello'),
  };
  const refusal = (path: string) => `${path} is incomplete or was changed. Use another copy.`;
  await inspect(file, key);
  for (const [name, bytes] of Object.entries(damaged)) {
    const path = join(source.dataDir, name);
    writeFileSync(path, bytes);
    await expect(inspect(path, key), name).rejects.toThrow(refusal(path));
  }
  const place = await installWithKey('PGlite', source);
  const path = join(source.dataDir, 'changed.gz');
  const { code, lines, errors } = await command(builtRestore, place, path);
  expect([code, lines, errors]).toEqual([1, [], [refusal(path)]]);
  expect(existsSync(join(place.dataDir, 'postgres'))).toBe(false);
});

test('a backup is refused when it was forged, unsigned or signed with another key', async () => {
  const place = await installWithKey('PGlite', source);
  const text = gunzipSync(readFileSync(file)).toString();
  const unsigned = text.slice(0, text.lastIndexOf('#{"hmac"'));
  const toAdmin = (rows: string) => rows.replace('"role":"user"', '"role":"admin"');
  expect(toAdmin(text)).not.toBe(text);
  const paths = { admin: 'admin.gz', bare: 'bare.gz', old: 'old.gz' };
  const at = (name: keyof typeof paths) => join(source.dataDir, paths[name]);
  const old = unsigned.replace('"version":2', '"version":1');
  writeFileSync(at('admin'), gzipSync(forged(text, toAdmin)));
  writeFileSync(at('bare'), gzipSync(forged(unsigned, toAdmin)));
  writeFileSync(at('old'), gzipSync(forged(old, (rows) => rows)));
  const refusedWith = async (path: string, where = place) => {
    const { code, lines, errors } = await command(builtRestore, where, path);
    expect([code, lines]).toEqual([1, []]);
    return errors.join('\n');
  };
  expect(await refusedWith(at('admin'))).toMatch(/does not fit its signature/);
  for (const name of ['bare', 'old'] as const) {
    expect(await refusedWith(at(name))).toMatch(/is not signed: .* add --unsigned\.$/);
  }
  const stranger = await install('PGlite', 'none');
  expect(await refusedWith(file, stranger)).toBe(
    `There is no backup key ${keyIn(stranger)}: copy it from the machine that made the backup, ` +
      'or set BACKUP_KEY_FILE. Without it only --unsigned restores, and checks no signature.',
  );
  writeFileSync(keyIn(stranger), Buffer.alloc(32, 7).toString('base64'));
  expect(await refusedWith(file, stranger)).toMatch(/signed with another key/);
  expect(existsSync(join(place.dataDir, 'postgres'))).toBe(false);
  expect(existsSync(join(stranger.dataDir, 'postgres'))).toBe(false);

  const trusting = await installWithKey(quickestEngine, source);
  const taken = await command(builtRestore, trusting, at('old'), '--unsigned');
  expect([taken.code, taken.errors]).toEqual([
    0,
    [`Warning: the signature of ${at('old')} was not checked. Its rows may be forged.`],
  ]);
});
