import { NETWORK, TEST_NETWORK } from '@scure/btc-signer';

/** How addresses of each network are written. */
export const bitcoinNetworks = {
  main: NETWORK,
  test: TEST_NETWORK,
  signet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
} as const;
