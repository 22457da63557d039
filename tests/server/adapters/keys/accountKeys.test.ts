import { HDKey } from '@scure/bip32';
import { describe, expect, it, test } from 'vitest';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { descriptorChecksum } from '#server/adapters/keys/descriptorChecksum.ts';
import { newAccountKey, vectorSeed } from '#tests/support/nodes/newAccountKey.ts';

const keys = accountKeys({ btcNetwork: 'main' });

// The account of BIP 84's vectors, as a hardware wallet shows it and as older software does.
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const zprv = HDKey.fromMasterSeed(vectorSeed, { public: 0x04b24746, private: 0x04b2430c }).derive(
  "m/84'/0'/0'",
).privateExtendedKey;
const master = HDKey.fromMasterSeed(vectorSeed);
const account = master.derive("m/84'/0'/0'");
const xpub = account.publicExtendedKey;

const keyOf = (text: string, coin: 'BTC' | 'ETH' = 'BTC') => {
  const read = keys.read(coin, text);
  if ('fault' in read) throw new Error(read.fault);
  return read;
};

describe('addresses of an account key', () => {
  test('are those of the vectors of BIP 84', () => {
    const { key } = keyOf(zpub);
    const at = (branch: 0 | 1, index: number) => keys.derive('BTC', key, { branch, index }).address;
    expect([at(0, 0), at(0, 1), at(1, 0)]).toEqual([
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
      'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el',
    ]);
  });

  test('are the same for the key as zpub, as xpub and in a descriptor', () => {
    const descriptor = `wpkh([73c5da0a/84h/0h/0h]${xpub}/<0;1>/*)`;
    const read = keyOf(`${descriptor}#${descriptorChecksum(descriptor)}`);
    expect([keyOf(zpub).key, keyOf(xpub).key, read.key]).toEqual([xpub, xpub, xpub]);
    expect(read).toMatchObject({ fingerprint: '73c5da0a', path: '84h/0h/0h', account: 0 });
    expect(keys.descriptor({ key: xpub, fingerprint: '73c5da0a', path: '84h/0h/0h' })).toBe(
      `${descriptor}#${descriptorChecksum(descriptor)}`,
    );
  });

  test('of Ethereum are those of BIP 44 with the checksum', () => {
    const { key } = keyOf(newAccountKey({ coin: 'ETH', seed: vectorSeed }).key, 'ETH');
    const at = (index: number) => keys.derive('ETH', key, { branch: 0, index }).address;
    expect([at(0), at(1)]).toEqual([
      '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
    ]);
  });
});

describe('a key that is not taken', () => {
  const deeper = account.deriveChild(0).publicExtendedKey;
  const soft = master.derive("m/84'/0'/0").publicExtendedKey;
  const { key: tpub } = newAccountKey({ btcNetwork: 'regtest' });
  const ypub =
    'ypub6Ww3ibxVfGzLrAH1PNcjyAWenMTbbAosGNB6VvmSEgytSER9azLDWCxoJwW7Ke7icmizBMXrzBx9979FfaHxHcrArf3zbeJJJUZPf663zsP';
  const descriptor = `wpkh([73c5da0a/84h/0h/0h]${xpub}/<0;1>/*)`;
  // It begins with Ltpv, so that only its bytes show that it is private.
  const foreign = HDKey.fromMasterSeed(vectorSeed, { public: 0x019da462, private: 0x019d9cfe });

  it.each([
    ['private', 'a private account key', zprv],
    ['private', 'a private master key', master.privateExtendedKey],
    ['private', 'a private key of another coin', foreign.privateExtendedKey],
    ['private', 'a private key in a descriptor', `wpkh([73c5da0a/84h/0h/0h]${zprv}/<0;1>/*)`],
    ['private', 'a plain private key', 'L4rK1yDtCWekvXuE6oXD9jCYfFNV2cWRpVuPLBcCU2z8TrisoyY1'],
    ['private', 'recovery words', `${'abandon '.repeat(11)}about`],
    ['checksum', 'another last character', `${zpub.slice(0, -1)}t`],
    ['checksum', 'a wrong code behind a descriptor', `${descriptor}#aaaaaaaa`],
    ['form', 'a descriptor of other addresses', descriptor.replace('wpkh(', 'pkh(')],
    ['kind', 'the key of another kind of addresses', ypub],
    ['network', 'a key of a test network', tpub],
    ['depth', 'a key below the account', deeper],
    ['depth', 'an account that is not hardened', soft],
    ['checksum', 'an address', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ])('is %s: %s', (fault, _what, text) => {
    expect(keys.read('BTC', text)).toEqual({ fault });
  });
});

// The first of BIP 380's vectors.
test('the code of a descriptor is that of BIP 380', () => {
  expect(descriptorChecksum('raw(deadbeef)')).toBe('89f8spxm');
});
