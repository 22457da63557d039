import { hexToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import type { Coin } from '#contract/coin.ts';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';

/** The seed of BIP 84's vectors: "abandon" eleven times, and "about". */
export const vectorSeed = hexToBytes(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
);

const testVersions = { public: 0x043587cf, private: 0x04358394 };

interface Options {
  coin?: Coin;
  btcNetwork?: 'main' | 'regtest';
  seed?: Uint8Array;
}

/** The key of a new device, as staff type it. */
export function newAccountKey({ coin = 'BTC', btcNetwork = 'main', seed }: Options = {}) {
  const keys = accountKeys({ btcNetwork });
  const isTest = coin === 'BTC' && btcNetwork !== 'main';
  const master = HDKey.fromMasterSeed(
    seed ?? crypto.getRandomValues(new Uint8Array(32)),
    isTest ? testVersions : undefined,
  );
  const path = `${keys.pathOf(coin)}/0h`;
  const { publicExtendedKey: key } = master.derive(`m/${path.replaceAll('h', "'")}`);
  const { address: check } = keys.derive(coin, key, { branch: 0, index: 5 });
  const fingerprint = master.fingerprint.toString(16).padStart(8, '0');
  return { coin, key, ...(coin === 'BTC' && { fingerprint }), check };
}
