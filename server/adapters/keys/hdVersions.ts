/** Versions of extended public keys: the plain one, and the one of native segwit. */
export const versions = {
  main: { public: 0x0488b21e, segwit: 0x04b24746 },
  test: { public: 0x043587cf, segwit: 0x045f1cf6 },
} as const;

/** The main network or one of tests. */
export type Network = keyof typeof versions;

/** Returns the network of an extended public key. */
export const networkOf = (version: number): Network | undefined =>
  (['main', 'test'] as const).find((each) =>
    Object.values(versions[each]).includes(version as never),
  );

/** The private version is only for keys that `readKey` has refused. */
export const hdVersions = (network: Network) => ({
  public: versions[network].public,
  private: network === 'main' ? 0x0488ade4 : 0x04358394,
});
