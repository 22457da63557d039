import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/runtime/environment.ts';
import { openLogKeyFile, openSealKey } from '#server/runtime/keyFile.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'seal-')), 'below', 'seal-key');

test('the first start makes a seal key for its owner only, and the next ones read it', async () => {
  const file = newFile();
  const key = await openSealKey(file);
  expect([key.length, statSync(file).mode & 0o777]).toEqual([32, 0o600]);
  expect(await openSealKey(file)).toEqual(key);
  writeFileSync(file, `${readFileSync(file, 'utf8').slice(0, 8)}\n`);
  await expect(openSealKey(file)).rejects.toThrow('is not a seal key');
});

test('starts at the same moment make one seal key and one key of the log', async () => {
  const [sealFile, logFile] = [newFile(), newFile()];
  const starts = Array.from({ length: 20 });
  const seals = await Promise.all(starts.map(() => openSealKey(sealFile)));
  expect(new Set(seals.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  const logs = await Promise.all(starts.map(() => openLogKeyFile(logFile)));
  expect(new Set(logs.map(({ publicKey }) => Buffer.from(publicKey).toString('hex'))).size).toBe(1);
  expect(readdirSync(dirname(logFile))).toEqual([basename(logFile)]);
});

test('a relying party is the host of the site or a parent domain, and no other', () => {
  const read = (PASSKEY_RP_ID?: string) =>
    readEnvironment({ PUBLIC_URL: 'https://app.invest.example', PASSKEY_RP_ID }).relyingParty;
  expect([read(), read('invest.example')]).toEqual(['app.invest.example', 'invest.example']);
  expect(() => read('elsewhere.example')).toThrow('PASSKEY_RP_ID must be the host of PUBLIC_URL');
  expect(() => read('vest.example')).toThrow('PASSKEY_RP_ID');
});

test('demo mode leaves the second factor to staff, unless the operator requires it', () => {
  const read = (STAFF_SECOND_FACTOR?: string) =>
    readEnvironment({ STAFF_SECOND_FACTOR }).staffSecondFactor;
  expect([read(), read('required')]).toEqual(['optional', 'required']);
  expect(() => read('sometimes')).toThrow('STAFF_SECOND_FACTOR must be optional or required');
});
