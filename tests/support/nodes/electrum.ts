import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HDKey } from '@scure/bip32';

const run = promisify(execFile);

// Wallets write a private key of native segwit addresses of a test network like this.
const walletVersions = { public: 0x045f1cf6, private: 0x045f18bc };

export interface Electrum {
  /** The receiving addresses, in order. */
  addresses: () => Promise<string[]>;
  /** The signed transaction as hex. */
  sign: (psbt: string) => Promise<string>;
  close: () => Promise<void>;
}

/** An offline wallet of the first account of a seed on regtest. */
export async function openElectrum(
  [program = '']: readonly string[],
  seed: Uint8Array,
): Promise<Electrum> {
  const home = await mkdtemp(join(tmpdir(), 'electrum-'));
  const ask = async (...command: string[]) => {
    const { stdout } = await run(program, [...command, '--regtest', '--offline', '-D', home]);
    return stdout.trim();
  };
  const account = HDKey.fromMasterSeed(seed, walletVersions).derive("m/84'/1'/0'");
  await ask('restore', account.privateExtendedKey);
  return {
    addresses: async () => JSON.parse(await ask('listaddresses', '--receiving')) as string[],
    sign: (psbt) => ask('signtransaction', psbt),
    close: () => rm(home, { recursive: true }),
  };
}
