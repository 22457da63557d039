import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('a start never reads a key that another one is still making', async () => {
  const file = newFile();
  let make = () => {};
  const held = new Promise<void>((resolve) => {
    make = resolve;
  });
  const { subtle } = crypto;
  const generateKey = subtle.generateKey.bind(subtle) as (...of: unknown[]) => Promise<CryptoKey>;
  const spy = vi.spyOn(subtle, 'generateKey').mockImplementationOnce(async (...of: unknown[]) => {
    await held;
    return generateKey(...of);
  });
  const slow = openLogKeyFile(file);
  await vi.waitFor(() => expect(spy).toHaveBeenCalled());
  const quick = await openLogKeyFile(file);
  make();
  expect((await slow).publicKey).toEqual(quick.publicKey);
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
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
