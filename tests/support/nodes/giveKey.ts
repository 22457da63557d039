import { HDKey } from '@scure/bip32';
import type { Bitcoind } from './bitcoind.ts';

const testVersions = { public: 0x043587cf, private: 0x04358394 };

/** Lets the wallet of a regtest node sign as the device of this seed does. */
export async function giveKey(node: Bitcoind, seed: Uint8Array): Promise<void> {
  const { privateExtendedKey } = HDKey.fromMasterSeed(seed, testVersions);
  const descriptors: object[] = [];
  for (const branch of [0, 1]) {
    const text = `wpkh(${privateExtendedKey}/84h/1h/0h/${branch}/*)`;
    const { checksum } = await node.call<{ checksum: string }>('getdescriptorinfo', text);
    descriptors.push({ desc: `${text}#${checksum}`, timestamp: 'now', range: 20, active: false });
  }
  await node.call('importdescriptors', descriptors);
}
