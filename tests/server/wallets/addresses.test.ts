import { describe, expect, it } from 'vitest';
import { coins } from '#contract/coin.ts';
import { sampleAddresses } from '#server/seed/sample.ts';
import { samplePayee, samplePayees } from '#server/seed/samplePayees.ts';
import { canonicalAddress } from '#server/wallets/addresses.ts';

describe('Bitcoin addresses (S-321)', () => {
  it.each([
    ['P2PKH', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['P2SH', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    ['P2WPKH', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['P2WSH', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
    ['P2TR', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ])('takes %s', (_kind, address) => {
    expect(canonicalAddress('BTC', address)).toBe(address);
  });

  it('stores Bech32 in lower case', () => {
    expect(canonicalAddress('BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    );
  });

  it.each([
    ['a wrong checksum', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['a wrong Bech32 checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['mixed case Bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7KV8F3T4'],
    ['testnet P2PKH', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['testnet P2SH', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ['testnet Bech32', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    [
      'version 1 with a Bech32 checksum',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['version 0 with a Bech32m checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['a witness version that is not spendable yet', 'bc1sw50qgdz25j'],
    ['a private key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['an Ethereum address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['blanks around it', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['nothing', ''],
    ['words', 'my wallet'],
    ['a very long text', '1'.repeat(10_000)],
  ])('refuses %s', (_kind, address) => {
    expect(canonicalAddress('BTC', address)).toBeUndefined();
  });

  it('takes no regtest address in a demo either', () => {
    const regtest = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
    expect(canonicalAddress('BTC', regtest, { acceptsSamples: true })).toBeUndefined();
  });
});

describe('sample addresses', () => {
  it.each(coins)('of %s are taken by a demo only, and are all different', (coin) => {
    const payees = Array.from({ length: samplePayees }, (_, n) => samplePayee(coin, n));
    const samples = [sampleAddresses[coin], ...payees];
    expect(new Set(samples).size).toBe(samplePayees + 1);
    for (const address of samples) {
      expect(canonicalAddress(coin, address)).toBeUndefined();
      expect(canonicalAddress(coin, address, { acceptsSamples: true })).toBe(address);
    }
  });

  it('leave every other Ethereum address with a wrong checksum refused in a demo', () => {
    const wrong = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(canonicalAddress('ETH', wrong, { acceptsSamples: true })).toBeUndefined();
  });
});

describe('Ethereum addresses (S-321)', () => {
  // The vectors of EIP-55 itself.
  const checksummed = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];

  it.each(checksummed)('takes %s', (address) => {
    expect(canonicalAddress('ETH', address)).toBe(address);
  });

  it.each(checksummed)('stores the lower-case form of %s with its checksum', (address) => {
    expect(canonicalAddress('ETH', address.toLowerCase())).toBe(address);
  });

  it.each([
    ['wrong mixed case', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['no 0x', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['39 digits', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['41 digits', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0'],
    ['a digit that is none', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg'],
    ['a line after it', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n'],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['nothing', ''],
  ])('refuses %s', (_kind, address) => {
    expect(canonicalAddress('ETH', address)).toBeUndefined();
  });
});
